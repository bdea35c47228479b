import { expect, it } from 'vitest';
import { getComponentName, groupByArea } from './group-by-area.ts';

const listed = (name: string, ...pages: string[]) => ({
  name,
  pages,
  status: 'stable' as const,
  size: null,
  axe: null,
});

it('groups components as the sidebar does and leaves out those without a page', () => {
  const areas = groupByArea([
    listed('radio-group', 'UI/Forms/RadioCards', 'UI/Forms/RadioGroup'),
    listed('icon'),
    listed('button', 'UI/Actions/Button'),
    listed('checkbox', 'UI/Forms/Checkbox'),
  ]);
  expect(areas.map(({ name, components }) => [name, components.map(({ page }) => getComponentName(page))])).toEqual([
    ['Actions', ['Button']],
    ['Forms', ['Checkbox', 'RadioCards', 'RadioGroup']],
  ]);
});
