// Finds a Chromium for the tests; run by itself it installs one where there is none and prints the path.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { aptInstall } from './lib/apt-install.mjs';
import { CliError, runMain } from './lib/cli-error.mjs';
import { findOnPath, isExecutable } from './lib/find-executable.mjs';
import { findHeadlessShell, HEADLESS_SHELL, unpackHeadlessShell } from './lib/headless-shell.mjs';
import { commandScript } from './lib/run.mjs';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', HEADLESS_SHELL];

const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Arguments for every start. They turn off the pages that Chromium loads for its own address bar into each new window,
 * an eighth of the processor time of the end-to-end tests, and the process per sandboxed frame. Chromium uses only the
 * last such list, so it repeats what Playwright turns off.
 */
export const chromiumArguments = [
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'IsolateSandboxedIframes',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'TcpPortRandomizationWin',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    'msForceBrowserSignIn',
    'msEdgeUpdateLaunchServicesPreferredVersion',
  ].join()}`,
];

/**
 * Looks for a Chromium: `CHROMIUM_PATH` first, then the system's, then Playwright's own.
 *
 * @returns {Promise<string | null>} path of its executable; null when there is none
 * @throws {CliError} when `CHROMIUM_PATH` names something that cannot be run
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new CliError(
      `CHROMIUM_PATH is ${named}, which cannot be run; correct it, or leave it empty to have a Chromium found.`,
    );
  }
  const { chromium } = await import('playwright');
  return findOnPath(SYSTEM_NAMES) ?? [...SYSTEM_PLACES, chromium.executablePath()].find(isExecutable) ?? null;
}

/**
 * Finds the browser of the tests: `CHROMIUM_PATH` first, then a headless shell, then any Chromium. The headless shell
 * renders no browser window around each page, which takes a third of the time. Recordings and benchmarks use the
 * complete browser.
 *
 * @returns {Promise<string | null>} path of its executable; null when there is none
 * @throws {CliError} when `CHROMIUM_PATH` names something that cannot be run
 */
export async function findTestBrowser() {
  return (process.env['CHROMIUM_PATH'] ? null : findHeadlessShell()) ?? findChromium();
}

/**
 * Finds the browser of the tests as `findTestBrowser`, or prepares one: a Chromium where there is none at all, and the
 * headless shell of the same Debian where `apt-get` offers it.
 *
 * @returns {Promise<string>} path of its executable
 * @throws {CliError} with what to do, when there is none and none can be installed
 */
export async function ensureTestBrowser() {
  const shell = process.env['CHROMIUM_PATH'] ? null : findHeadlessShell();
  if (shell) return shell;
  const chromium = await ensureChromium();
  return (process.env['CHROMIUM_PATH'] ? null : unpackHeadlessShell()) ?? chromium;
}

/**
 * Finds a Chromium or installs one: Debian's package where apt-get may be used, elsewhere Playwright's.
 *
 * @returns {Promise<string>} path of its executable
 * @throws {CliError} with what to do, when there is none and none can be installed
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one ...');
  aptInstall('chromium');
  const installed = await findChromium();
  if (installed) return installed;
  spawnSync(process.execPath, [commandScript('playwright'), 'install', 'chromium'], { stdio: 'inherit' });
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  throw new CliError(
    'The tests need Chromium and none could be installed; install Chromium or Google Chrome, or set CHROMIUM_PATH to the executable of one, and try again.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runMain(async () => {
    console.log(await ensureChromium());
  });
}
