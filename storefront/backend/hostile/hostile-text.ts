/** What the attacks call when they run; a test puts a function of this name into its pages. */
export const ALARM = 'witrynaAlarm';

const run = `${ALARM}(1)`;

/** Text that tries to become an element, a handler or a script, wherever it is put. */
const attacks: readonly string[] = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `</title></style></textarea></noscript><img src=x onerror=${run}>`,
  `"><img src=x onerror=${run}>`,
  `'><svg onload=${run}>`,
  `" autofocus onfocus=${run} x="`,
  `' onmouseover='${run}`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="java\tscript:${run}">x</a>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<form action="javascript:${run}"><button formaction="javascript:${run}">x</button></form>`,
  `<base href="//evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=//evil.example/">`,
  `<link rel="stylesheet" href="//evil.example/a.css"><style>@import url(//evil.example/b.css);</style>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `&lt;img src=x onerror=${run}&gt;`,
  `&amp;lt;img src=x onerror=${run}&amp;gt;`,
  `\\u003cimg src=x onerror=${run}\\u003e`,
  `%3Cimg src=x onerror=${run}%3E`,
  `<![CDATA[><img src=x onerror=${run}>]]>`,
  `\u2028${run}\u2029${run}//`,
  `</script\u00a0><img src=x onerror=${run}>`,
  `\${${run}} {{${run}}} javascript:${run}`,
  `<div class="witryna-alarm" id="root"></div>`,
];

/** Attacks that swallow what follows them, so that each is at an end. */
const swallowers: readonly string[] = [
  `<!--<script>${run}`,
  `<textarea>`,
  `<plaintext>`,
  `<noscript><p title="`,
  `<style>`,
  `<!--`,
];

/**
 * A text with every attack behind it.
 *
 * @param text as the shop has it; an empty one stays empty
 */
export function hostileText(text: string): string {
  if (text === '' || text.includes(ALARM)) return text;
  const last = swallowers[text.length % swallowers.length] ?? '';
  return [text, ...attacks, last].join(' ');
}
