import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { chromiumArguments, findTestBrowser } from '../../scripts/chromium.mjs';

const switchedOff = (args: readonly string[]) =>
  args
    .findLast((argument) => argument.startsWith('--disable-features='))
    ?.split('=')[1]
    ?.split(',') ?? [];

it('what Playwright switches off in Chromium stays off beside what the tests switch off', async () => {
  const executablePath = await findTestBrowser();
  const server = await chromium.launchServer(executablePath === null ? {} : { executablePath });
  const { spawnargs } = server.process();
  await server.close();
  const own = switchedOff(spawnargs);
  expect(own).not.toEqual([]);
  expect(switchedOff(chromiumArguments)).toEqual(expect.arrayContaining(own));
});
