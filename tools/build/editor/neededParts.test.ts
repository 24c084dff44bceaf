import { describe, expect, it } from 'vitest'
import { freeNames, neededParts } from './neededParts'
import { isNode, treeOf, type Node } from './tree'

/** What stays of the statements of this script. */
const kept = (code: string) => neededParts(code, treeOf(code)['body'] as Node[])

describe('neededParts', () => {
  it.each([
    ['a value that nothing reads', 'var a = 1; var b = 2; use(b)', 'var b = 2;\nuse(b)'],
    ['one of several in a statement', 'var a = 1, b = 2; use(b)', 'var b = 2;\nuse(b)'],
    ['a function that nothing calls', 'function a() {} function b() {} b()', 'function b() {}\nb()'],
    ['what only such a function needs', 'var c = 1; function a() { return c } use(1)', 'use(1)'],
    ['what is done to such a value', 'var a = {}; a.types = {}; a.types.b = 1; use(1)', 'use(1)'],
    ['two that need one another', 'function a() { b() } function b() { a() } use(1)', 'use(1)'],
  ])('leaves out %s', (_, code, left) => expect(kept(code)).toBe(left))

  it.each([
    ['what a needed function needs', 'var c = 1;\nfunction a() { return c }\na()'],
    ['what is done to a needed value', 'var a = {};\na.types = {};\nuse(a)'],
    ['what a needed value is given later', 'var a;\na = 1;\nuse(a)'],
    ['what is done to something from elsewhere', 'module.exports = {}'],
    ['what a statement names', '"use strict";\nfor (var a = 1; a < 2; a++) use(a)'],
  ])('keeps %s', (_, code) => expect(kept(code)).toBe(code))
})

describe('freeNames', () => {
  it.each([
    ['a + b.c + d[e] + { f: g }.h', 'a b d e g'],
    ['(function own(a) { var b = c; function d() { return a + e } return own })', 'c e'],
    ['(function () { if (a) { for (var b in c) b } try { d } catch (e) { e } })', 'a c d'],
    ['(function () { return (function (a) { return a })(b) })', 'b'],
  ])('of %s are %s', (code, names) => {
    const [statement] = (treeOf(code)['body'] as unknown[]).filter(isNode)
    expect([...new Set(statement && freeNames(statement))].toSorted().join(' ')).toBe(names)
  })
})
