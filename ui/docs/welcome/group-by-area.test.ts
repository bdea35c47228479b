import { expect, it } from 'vitest';
import { getComponentName, groupByArea } from './group-by-area.ts';

const listed = (...pages: string[]) => ({
  pages,
  status: 'stable',
  size: null,
  axe: null,
});

it('groups components as the sidebar does and leaves out those without a page', () => {
  const areas = groupByArea([
    listed('UI/Forms/RadioCards', 'UI/Forms/RadioGroup'),
    listed(),
    listed('UI/Actions/Button'),
    listed('UI/Forms/Checkbox'),
  ]);
  expect(areas.map(({ name, components }) => [name, components.map(({ page }) => getComponentName(page))])).toEqual([
    ['Actions', ['Button']],
    ['Forms', ['Checkbox', 'RadioCards', 'RadioGroup']],
  ]);
});
