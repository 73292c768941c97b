import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const [,, saveFile, prefix, sizesArg='1440x900,820x1180,360x740', themes='light,dark', lang='en', action=''] = process.argv
const save = JSON.parse(readFileSync(saveFile,'utf8'))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
for (const theme of themes.split(',')) for (const size of sizesArg.split(',')) {
  const [w,h]=size.split('x').map(Number)
  const ctx = await browser.newContext({ viewport:{width:w,height:h}, baseURL:'http://127.0.0.1:4399', deviceScaleFactor: w<500?2:1, serviceWorkers:'block' })
  const page = await ctx.newPage()
  page.on('console', m => { if (m.type()==='error') console.log('ERR', m.text().slice(0,300)) })
  page.on('pageerror', e => console.log('PAGEERR', e.message.slice(0,400)))
  await page.addInitScript(t => localStorage.setItem('spinney-settings', t), JSON.stringify({state:{language:lang,pace:'instant',theme,autoPass:false},version:1}))
  await page.goto('/')
  await page.waitForTimeout(300)
  await page.evaluate(async save => { await new Promise((res,rej)=>{ const r=indexedDB.open('spinney',1); r.onupgradeneeded=()=>{r.result.createObjectStore('tables',{keyPath:'id'});r.result.createObjectStore('aside',{keyPath:'id'})}; r.onsuccess=()=>{ const tx=r.result.transaction('tables','readwrite'); tx.objectStore('tables').put(save); tx.oncomplete=()=>{r.result.close();res()} ; tx.onerror=rej}; r.onerror=rej }) }, save)
  await page.goto('/table/shot')
  await page.waitForSelector('.prompt', {timeout:30000})
  await page.waitForTimeout(800)
  if (action) { await (new Function('page', `return (async()=>{${action}})()`))(page); await page.waitForTimeout(500) }
  await page.screenshot({ path: `${prefix}-${theme}-${w}.png` })
  const over = await page.evaluate(() => ({sw: document.documentElement.scrollWidth, small: [...document.querySelectorAll('body *')].filter(e => e.childNodes.length && [...e.childNodes].some(n=>n.nodeType===3&&n.textContent.trim()) && parseFloat(getComputedStyle(e).fontSize)<14 && !e.closest('svg') && e.getBoundingClientRect().width>2).map(e=>e.className+':'+e.textContent.slice(0,20)).slice(0,8)}))
  console.log(theme, size, JSON.stringify(over))
  await ctx.close()
}
await browser.close()
