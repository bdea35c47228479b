import { expect, it } from 'vitest';
import { whyIncomparable } from './baseline-browser.mjs';

const recorded = { version: '156.0.8078.79', platform: 'linux-x64' };

it('compares with another build of the same major version', () => {
  expect(whyIncomparable(recorded, { ...recorded, version: '156.0.9000.1' })).toBeNull();
});

it('says so when the browser is of another major version', () => {
  expect(whyIncomparable(recorded, { ...recorded, version: '157.0.1.2' })).toMatch(
    /made with Chromium 156\.0\.8078\.79, this is 157\.0\.1\.2.+CHROMIUM_PATH to a Chromium 156,/,
  );
});

it('says so on another system', () => {
  expect(whyIncomparable(recorded, { ...recorded, platform: 'darwin-arm64' })).toContain(
    'made on linux-x64, this is darwin-arm64',
  );
});

it('says how to make the first baselines', () => {
  expect(whyIncomparable(null, recorded)).toContain('npm run test:visual -- --update');
});
