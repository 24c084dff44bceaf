import { describe, expect, it } from 'vitest'
import { youtubeAddress } from './youtubeAddress'

describe('youtubeAddress', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube.com/watch?v=abcdefghijk'],
    [' https://youtu.be/abcdefghijk?t=3 ', 'https://youtu.be/abcdefghijk?t=3'],
    ['youtube.com/shorts/abcdefghijk', 'https://youtube.com/shorts/abcdefghijk'],
    ['http://m.youtube.com/embed/abcdefghijk', 'http://m.youtube.com/embed/abcdefghijk'],
    [
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
  ])('takes %s', (typed, address) => {
    expect(youtubeAddress(typed)).toEqual({ address })
  })

  it.each([
    'https://vimeo.com/1',
    'https://youtube.com.example.org/watch?v=1',
    'https://example.org/?u=youtube.com',
    'https://youtube.com@example.org/watch',
    'javascript:alert(1)//youtube.com/x',
    'ftp://youtube.com/x',
    'a video',
  ])('refuses %s', (typed) => {
    expect(youtubeAddress(typed)).toEqual({
      problem: 'Enter the address of a video at youtube.com or youtu.be',
    })
  })

  it('asks for an address, and for one of a video', () => {
    expect(youtubeAddress(' ')).toEqual({ problem: 'Media URL is required' })
    expect(youtubeAddress('https://www.youtube.com/')).toEqual({
      problem: 'There is no video at this address',
    })
  })
})
