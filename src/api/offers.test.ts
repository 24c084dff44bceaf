import { describe, expect, it } from 'vitest'
import { endpointNames, endpoints, type Endpoint } from '../contract/endpoints'
import { loginOffers, offers } from '../contract/offers'
import { clientOver, input, json } from '../testing/api/scriptedClient'

const offerOf = (name: (typeof endpointNames)[number]) => (endpoints[name] as Endpoint).offer
const offered = endpointNames.filter((name) => offerOf(name))

describe('a call beyond the specification', () => {
  it('is one of a known offer, and the specification has 35 others', () => {
    expect(endpointNames.length - offered.length).toBe(35)
    for (const offer of offers.filter((one) => !loginOffers.includes(one)))
      expect(offered.map(offerOf)).toContain(offer)
  })

  it.each(offered)('is not sent where the host does not offer it: %s', async (name) => {
    const { call, requests } = clientOver(() => json({}), { isOffered: (offer) => offer !== offerOf(name) })
    await expect(call(name, input(name))).rejects.toThrow(
      `${name}: this host does not offer ${offerOf(name)}`,
    )
    expect(requests).toEqual([])
  })
})
