// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RadioGroups } from '../../.storybook/radio-groups.tsx';

afterEach(cleanup);

const story = <input type="radio" name="delivery" defaultChecked />;

describe('RadioGroups', () => {
  it('keeps the radio buttons of two stories with the same name checked', () => {
    const pages = [render(<RadioGroups>{story}</RadioGroups>), render(<RadioGroups>{story}</RadioGroups>)];
    expect(pages.map(({ container }) => container.querySelector('input')?.checked)).toEqual([true, true]);
  });

  it('leaves radio buttons in a form of the story in it', () => {
    const { container } = render(
      <RadioGroups>
        <form className="own">{story}</form>
      </RadioGroups>,
    );
    expect(container.querySelector('input')?.form?.className).toBe('own');
  });
});
