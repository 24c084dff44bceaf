import { describe, expect, it } from 'vitest'
import { limits } from './limits'
import { mediaProblem } from './media'
import { youtubeId } from './videos'

const video = { name: 'Talk', url: 'https://youtu.be/abcdefghijk', type: 'YOUTUBE' }
const picture = { name: 'Screen', url: '/uploads/1.png', type: 'IMAGE' }
const problem = (items: unknown, original?: unknown) =>
  mediaProblem(JSON.stringify(items), original === undefined ? undefined : JSON.stringify(original))

describe('the media of a project', () => {
  it('are named images and videos', () => {
    expect(problem([video, picture, { ...picture, url: 'https://a.example/b.png' }])).toBeUndefined()
    expect(mediaProblem('')).toBeUndefined()
  })

  it.each([
    [{ ...video, url: 'https://vimeo.com/1234567' }, 'needs the address of a video at youtube.com'],
    [{ ...video, url: 'https://www.youtube.com/watch?v=' }, 'needs the address of a video'],
    [{ ...video, url: 'https://www.youtube.com/watch?v=%3Cscript%3E' }, 'needs the address of a video'],
    [{ ...video, url: 'https://www.youtube.com.evil.example/watch?v=abcdefghijk' }, 'needs the address'],
    [{ ...video, url: 'https://youtube.com@evil.example/watch?v=abcdefghijk' }, 'needs a web address'],
    [{ ...picture, url: 'http://a.example/b.png' }, 'needs a web address'],
    [{ ...picture, url: 'data:image/png;base64,AA' }, 'needs a web address'],
    [{ ...picture, url: '/api/auth/verify/x' }, 'needs a web address'],
    [{ ...picture, url: `https://a.example/${'x'.repeat(limits.url)}` }, 'is too long: 2048 characters'],
    [{ ...picture, name: 'x'.repeat(201) }, 'is too long: 200 characters'],
    [{ ...picture, name: '\u200b' }, 'needs a name'],
    [{ ...picture, type: 'SCRIPT' }, 'cannot be read'],
    ['text', 'cannot be read'],
  ])('cannot be %j', (item, words) => {
    expect(problem([picture, item])).toContain(words)
    expect(problem([picture, item], [item]), 'one that was there before may stay').toBeUndefined()
  })

  it('are 50 at most', () => {
    const many = Array.from({ length: limits.media + 1 }, () => picture)
    expect(problem(many.slice(1))).toBeUndefined()
    expect(problem(many)).toBe('The media list is too long: 50 items at most')
  })
})

describe('the id of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk&t=3', 'abcdefghijk'],
    ['youtube.com/shorts/abcdefghijk', 'abcdefghijk'],
    ['https://youtu.be/abcdefghijk', 'abcdefghijk'],
    ['https://www.youtube-nocookie.com/embed/abc-_fghijk', 'abc-_fghijk'],
  ])('stands in %s', (address, id) => expect(youtubeId(address)).toBe(id))

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/channel/abcdefghijk',
    'https://www.youtube.com:8443/watch?v=abcdefghijk',
    'https://evil.example/watch?v=abcdefghijk',
    'https://www.youtube.com/watch?v="><script>',
    'javascript:alert(1)//youtube.com/watch?v=abcdefghijk',
  ])('does not stand in %s', (address) => expect(youtubeId(address)).toBeUndefined())
})
