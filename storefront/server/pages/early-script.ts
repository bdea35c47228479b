import { createHash } from 'node:crypto';

/**
 * The only inline script of a page. It runs before the markup is parsed, keeps the events that the application replays
 * (`takeEarlyEvents`), submits no form by a button with `data-replay` while the application is on its way, and shows
 * the notice of an incomplete page: when the boot script is missing, and on each click that nothing can handle then.
 * The application shows it by the event `witryna:incomplete`. Its text is the same on every page, so that the policy
 * names it by its hash and shared caches can keep the page.
 */
export const earlyScript = [
  "{let n,f,w=window,s=()=>{(n??=document.querySelector('#witryna-incomplete')?.content.firstChild)&&document.body.append(n)};",
  'w.witrynaEvents=[];',
  "for(let t of['click','input','change'])addEventListener(t,e=>{let c=q=>e.target.closest?.(q);w.witrynaEvents?.push(e)&&(f?c('button')&&s():c('[data-replay]')&&e.preventDefault())},true);",
  "addEventListener('witryna:incomplete',()=>{f=1;s()});",
  "addEventListener('error',e=>{if(e.target.id=='witryna-boot'){f=1;s()}},true)}",
].join('');

/** Source of the content security policy that lets {@link earlyScript} run. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
