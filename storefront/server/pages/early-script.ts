import { toScriptSource } from './to-script-source.ts';

/**
 * The inline script of every page. It runs before the markup is parsed, keeps the events that the application replays
 * (`takeEarlyEvents`), submits no form by a button with `data-replay` while the application is on its way, and shows
 * the notice of an incomplete page: when the boot script is missing, and on each click that nothing can handle then.
 * The application shows it by the event `witryna:incomplete`. Images that cannot be loaded get `data-broken`, by which
 * `Image` draws them: most of them fail before the application runs. The script's text is the same on every page, so
 * that the policy names it by its hash and shared caches can keep the page.
 */
export const earlyScript = [
  "{let n,f,d=document,s=()=>{(n??=d.querySelector('#witryna-incomplete')?.content.firstChild)&&d.body.append(n)};",
  'witrynaEvents=[];',
  "for(let t of['click','input','change'])addEventListener(t,e=>{let c=q=>e.target.closest?.(q);witrynaEvents?.push(e)&&(f?c('button')&&s():c('[data-replay]')&&e.preventDefault())},!0);",
  "addEventListener('witryna:incomplete',()=>{f=1;s()});",
  "d.addEventListener('error',e=>{let i=e.target;'alt'in i?i.dataset.broken='':i.id=='witryna-boot'&&(f=1,s())},!0);",
  // A load event does not reach the window.
  "d.addEventListener('load',e=>delete e.target.dataset.broken,!0)}",
].join('');

/** Source of the content security policy that lets {@link earlyScript} run. */
export const earlyScriptSource = toScriptSource(earlyScript);
