import Beasties from 'beasties'
import type { Plugin, Rolldown } from 'vite'
import { notLoaded, prerendered, registerHash, unloaded } from '../../../src/lib/prerendered.ts'
import { filesOf } from '../chunks/bundleFiles.ts'
import { firstPaintStyle } from '../styles/firstPaintStyle.ts'
import type { Prerender } from './prerender.ts'

/** What the page holds before any script: the login screen, and the rules of style that it needs. */
export interface PrerenderedLogin {
  html: string
  style: string
}

/** Id of what ends the first part of the page. */
const firstPart = 'first-part'

/**
 * The part of the page that shows the login screen at once where the console begins with it (`beginsWithLogin` in
 * `src/app/gateDecision.ts`): a template, which costs other pages nothing but its bytes, and the script that puts it in
 * place. A button, or the link to register mode, that is pressed before the console is there is marked, and pressed again by it.
 */
export const prerenderedBody = ({ html, style }: PrerenderedLogin): string =>
  [
    `<template id="login"><style>${style}</style>${html}</template>`,
    '<div id="root"></div>',
    `<p id="unloaded" role="alert" hidden></p>`,
    `<script>${loginScript}</script>`,
    `<div id="${firstPart}" hidden></div>`,
  ].join('')

const mark = prerendered.pressed

/** How long the files behind the form wait for it to be painted, in ms: a page in the background never is. */
const longestPaint = 1000

/** Each line ends so that the next may follow it at once. */
const loginScript = `(()=>{
const d=document,root=d.getElementById("root"),template=d.getElementById("login"),failure=d.getElementById("unloaded");
const unmark=()=>{for(const one of root.querySelectorAll("[${mark}]"))one.removeAttribute("${mark}")};
let token=null,face=null;
try{token=localStorage.getItem("token");face=localStorage.getItem("face")}catch{}
const fail=()=>{
if(root.querySelector("[role=alert]"))return;
unmark();
failure.textContent=${JSON.stringify(notLoaded)};
failure.hidden=false};
addEventListener("error",({target})=>{if(target.tagName==="SCRIPT")fail()},true);
addEventListener("${unloaded}",fail);
const path=location.pathname;
if(token===null&&(path==="/"||path==="/login")){
if(face!==null)d.documentElement.dataset.face="";
const page=template.content;
d.head.append(page.querySelector("style"));
root.append(page);
root.setAttribute("${prerendered.root}","");
if(d.querySelector("meta[name=offers]").content.split(" ").includes("oidc"))root.querySelector("a[hidden]").hidden=false;
if(matchMedia("(pointer: fine)").matches)root.querySelector("input").focus();
d.addEventListener("click",(event)=>{
const button=event.target.closest("button,[href$='${registerHash}']");
if(!button||!root.hasAttribute("${prerendered.root}"))return;
event.preventDefault();
event.stopPropagation();
unmark();
if(failure.hidden)button.setAttribute("${mark}","")},true);
requestAnimationFrame(()=>setTimeout(sayFormPainted));
setTimeout(sayFormPainted,${longestPaint})}
template.remove()})()`.replaceAll('\n', '')

/**
 * Asks for a style sheet so that the form need not wait for it; `main.tsx` does. It stays in the head, before those of
 * other chunks: the cascade goes by their order. The form, which has its style, is painted before it.
 */
const styleScript = (link: string): string =>
  `{const l=document.createElement("link"),add=()=>document.head.append(l),f=window.formPainted;` +
  `l.rel="stylesheet";l.crossOrigin="";l.href="${addressOf(link)}";l.onerror=()=>l.remove();f?f.then(add):add()}`

/** No empty page is painted before it. */
const waitForFirstPart = `\n    <link rel="expect" href="#${firstPart}" blocking="render">`

/** Before any script runs the browser asks for the sheet. */
const preloadOf = (link: string): string =>
  `\n    <link rel="preload" as="style" crossorigin href="${addressOf(link)}">`

const addressOf = (link: string): string => /href="([^"]*)"/.exec(link)?.[1] ?? ''

/** Draws the login screen while the page is built. */
export function prerenderedLogin(prerender: () => Promise<Prerender>): Plugin {
  let env: Record<string, unknown> = {}
  let base = '/'
  return {
    name: 'prerendered-login',
    apply: 'build',
    configResolved: (config) => void ({ base, env } = config),
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle, path }) {
        // Storybook's pages are built with the same plugins.
        if (!bundle || path !== '/index.html') return page
        const html = (await prerender()).prerenderLogin(env)
        const links = [...page.matchAll(/\s*<link rel="stylesheet"[^>]*>/g)].map(([link]) => link)
        // The sheet of the login screen's own code is fetched with that.
        const own = filesOf('login', bundle)
          .filter((file) => file.endsWith('.css') && !links.some((link) => addressOf(link) === base + file))
          .map((file) => `<link rel="stylesheet" href="${base}${file}">`)
        const style = await styleOf(html, [...links, ...own], bundle)
        return links
          .reduce(
            (rest, link) => rest.replace(link, () => `\n    <script>${styleScript(link)}</script>`),
            page,
          )
          .replace('</title>', (title) => title + waitForFirstPart + links.map(preloadOf).join(''))
          .replace('<div id="root"></div>', () => prerenderedBody({ html, style }))
      },
    },
  }
}

/** Of the style sheets that these links name, the rules that the HTML needs. */
async function styleOf(
  html: string,
  links: readonly string[],
  bundle: Rolldown.OutputBundle,
): Promise<string> {
  const extractor = new Beasties({
    publicPath: '/',
    pruneSource: false,
    mergeStylesheets: true,
    // What no element of the page is yet.
    allowRules: [new RegExp(prerendered.pressed), /#unloaded/],
    logLevel: 'error',
  })
  const faces: string[] = []
  extractor.readFile = (file) => {
    const asset = Object.values(bundle).find(({ fileName }) => file.endsWith(fileName))
    if (asset?.type !== 'asset')
      throw new Error(`${file} is not in the build: see tools/build/page/prerenderedLogin.ts`)
    const rules = String(asset.source)
    // It leaves out faces that are named by a variable.
    faces.push(...(rules.match(/@font-face\s*\{[^}]*\}/g) ?? []))
    return rules
  }
  const page = await extractor.process(
    `<html lang="en"><head>${links.join('')}</head><body><div id="root">${html}</div></body></html>`,
  )
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1]
  if (!style) throw new Error('The login screen has no style: see tools/build/page/prerenderedLogin.ts')
  return firstPaintStyle(style, html) + faces.join('')
}
