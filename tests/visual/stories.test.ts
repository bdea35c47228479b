import { readPlan } from '../../tools/visual/plan.mjs';
import { getBaselinePath } from '../../tools/visual/snapshots.mjs';
import { openStory } from './open-story.ts';
import { expect, test } from './story-page.ts';

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; these tests are run by: npm run test:visual`);
  return value;
}

const storybook = variable('VISUAL_STORYBOOK');
const plan = readPlan(variable('VISUAL_PLAN'));

for (const snapshot of plan.snapshots) {
  test(`${snapshot.mode}: ${snapshot.story}`, async ({ storyPage }) => {
    const size = plan.viewports[snapshot.viewport];
    if (!size) throw new Error(`There is no viewport "${snapshot.viewport}" in .storybook/viewports.ts.`);
    await openStory(storyPage, { storybook, story: snapshot.story, globals: snapshot.globals, size });
    await expect(storyPage).toHaveScreenshot(getBaselinePath(snapshot), { fullPage: true });
  });
}
