// What the benchmark runs in Chromium.
export { parsePageBuilder } from '../../page-builder/src/parser/index.browser.ts';
export { measure } from './measure.ts';
