import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const page = await (await browser.newContext({ viewport:{width:1440,height:900}, baseURL:'http://127.0.0.1:4399', serviceWorkers:'block' })).newPage()
await page.addInitScript(t => localStorage.setItem('spinney-settings', t), JSON.stringify({state:{language:'en',pace:'instant',theme:'light',autoPass:false},version:1}))
const cdp = await page.context().newCDPSession(page)
await page.goto('/new/root')
await page.locator('.new-fields .segment', { hasText: '2' }).first().click()
for (const [i,side] of ['vagabond','eyrie'].entries()) { const r=page.locator('.new-seat').nth(i); await r.locator('select').first().selectOption(i?'novice':'person'); await r.locator('select').last().selectOption(side)}
await page.locator('.new-table .button.primary').click()
await page.waitForSelector('.prompt.mine')
await cdp.send('Profiler.enable'); await cdp.send('Profiler.start')
const t0=Date.now()
const res = await page.evaluate(async () => {
  const out=[]; let n=0
  const wait=async(f)=>{const e=performance.now()+20000; while(!f()&&performance.now()<e) await new Promise(r=>setTimeout(r,5)); return f()}
  while(n<25){ await wait(()=>document.querySelector('.prompt.mine')); const p=document.querySelector('.prompt.mine'); const max=document.querySelector('.timeline input').max; const o=[...p.querySelectorAll('.option.button')]; const t=performance.now(); o[Math.min(n%3,o.length-1)].click(); await wait(()=>document.querySelector('.timeline input').max!==max); const t1=performance.now(); await wait(()=>document.querySelector('.prompt.mine')); out.push([p.dataset.kind, Math.round(t1-t), Math.round(performance.now()-t1)]); n++ }
  return out })
const prof=(await cdp.send('Profiler.stop')).profile
console.log(Date.now()-t0, res.map(r=>r.join(':')).join(' '))
const self={}; const dt=prof.timeDeltas; const byId=new Map(prof.nodes.map(n=>[n.id,n])); prof.samples.forEach((s,i)=>{const n=byId.get(s); const k=n.callFrame.functionName+' '+n.callFrame.url.split('/').pop()+':'+n.callFrame.lineNumber+':'+n.callFrame.columnNumber; self[k]=(self[k]||0)+dt[i]})
console.log(Object.entries(self).sort((a,b)=>b[1]-a[1]).slice(0,25).map(([k,v])=>Math.round(v/1000)+'ms '+k).join('\n'))
await browser.close()
