import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { excludeBehaviorFromPictures } from '../../.storybook/behavior-stories.ts';

const stories = `export const Default: Story = { args: {} };
export const Keyboard: Story = { tags: ['behavior', '!autodocs'], parameters: { layout: 'padded' } };`;

it('excludes the stories that only test behavior from pictures', () => {
  const script = excludeBehaviorFromPictures(stories)?.replaceAll(/^export const (\w+): Story/gm, 'const $1');
  const result: unknown = JSON.parse(String(runInNewContext(`${script} JSON.stringify([Default, Keyboard])`)));
  expect(result).toEqual([
    { args: {} },
    {
      tags: ['behavior', '!autodocs'],
      parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
    },
  ]);
});

it('changes no file without such stories', () => {
  expect(excludeBehaviorFromPictures('export const Default: Story = {};')).toBeNull();
});
