interface StoryRender {
  id: string
  renderOptions: { autoplay?: boolean }
}

/** Storybook's page around the stories; there is none where stories run as tests. */
interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { storyRenders?: StoryRender[] }
}

/**
 * Lets a story be drawn without its play, or with it again: a play shows what happens in the story's own surroundings,
 * and does not fit those that the toolbar has chosen.
 */
export function setPlays(storyId: string, plays: boolean): void {
  const { __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow
  for (const render of preview?.storyRenders ?? [])
    if (render.id === storyId) render.renderOptions = { ...render.renderOptions, autoplay: plays }
}
