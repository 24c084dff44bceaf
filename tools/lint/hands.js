/**
 * A lint rule: plays and journeys press and type by the hand (stories/support/hand.ts, e2e/support/hand.ts), which
 * reaches only what a person reaches. The bare calls of user-event, Playwright and the DOM are refused.
 */
const bare = {
  stories: new Set(['click']),
  e2e: new Set([
    'click',
    'dblclick',
    'tap',
    'fill',
    'check',
    'uncheck',
    'pressSequentially',
    'dispatchEvent',
  ]),
}

const onlyByHand = {
  meta: { type: 'problem' },
  create(context) {
    const file = context.filename.split('\\').join('/')
    const refused = file.includes('/e2e/') ? bare.e2e : bare.stories
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        if (callee.object.type === 'Identifier' && callee.object.name === 'hand') return
        if (refused.has(callee.property.name))
          context.report({ node, message: `Press and type by the hand, not by .${callee.property.name}().` })
      },
    }
  },
}

export default { meta: { name: 'hands' }, rules: { 'only-by-hand': onlyByHand } }
