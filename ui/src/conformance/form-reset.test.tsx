// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../checkbox/index.ts';
import { OptionPicker } from '../option-picker/index.ts';
import { RadioCards, RadioGroup } from '../radio-group/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';

interface ChoiceProps {
  /** Makes the component controlled. */
  value?: string | undefined;
  onChange(value: string): void;
}

const field = { label: 'Choice', name: 'choice' };
const options = ['a', 'b'].map((value) => ({ value, label: value, title: value }));
/** Props of a component whose value is that of the selected option, `a` at first. */
const choice = ({ value, onChange }: ChoiceProps) => ({
  ...field,
  ...(value === undefined ? { defaultValue: 'a' } : { value }),
  onValueChange: onChange,
});
/** Props of a component that is on (`b`) or off (`a`). */
const box = ({ value, onChange }: ChoiceProps) => ({
  ...field,
  value: 'b',
  ...(value !== undefined && { checked: value === 'b' }),
  onChange: (event: { currentTarget: { checked: boolean } }) => onChange(event.currentTarget.checked ? 'b' : 'a'),
});

const chooseRadio = () => fireEvent.click(screen.getByRole('radio', { name: 'b' }));
const choices: [name: string, render: (props: ChoiceProps) => ReactElement, chooseB: () => void][] = [
  ['RadioGroup', (props) => <RadioGroup {...choice(props)} options={options} />, chooseRadio],
  ['RadioCards', (props) => <RadioCards {...choice(props)} options={options} />, chooseRadio],
  ['SegmentedControl', (props) => <SegmentedControl {...choice(props)} segments={options} />, chooseRadio],
  ['OptionPicker', (props) => <OptionPicker {...choice(props)} options={options} />, chooseRadio],
  ['Checkbox', (props) => <Checkbox {...box(props)} />, () => fireEvent.click(screen.getByRole('checkbox'))],
  ['Switch', (props) => <Switch {...box(props)} />, () => fireEvent.click(screen.getByRole('switch'))],
  [
    'Select',
    ({ onChange, ...props }) => (
      <Select
        {...field}
        {...(props.value === undefined ? { defaultValue: 'a' } : { value: props.value })}
        options={options}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    ),
    () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'b' } }),
  ],
];

const form = () => screen.getByRole<HTMLFormElement>('form');
const submitted = () => new FormData(form()).get('choice') ?? 'a';
/** Resets the form, and waits until the timers that are due by then have run. */
const reset = () =>
  act(async () => {
    form().reset();
    await new Promise((resolve) => setTimeout(resolve));
  });

describe.each(choices)('%s in a form that is reset', (_, renderChoice, chooseB) => {
  it('returns to its default, and reports the same choice again', async () => {
    const onChange = vi.fn();
    render(<form aria-label="Form">{renderChoice({ onChange })}</form>);
    chooseB();
    await reset();
    expect([submitted(), onChange.mock.calls]).toEqual(['a', [['b']]]);
    chooseB();
    expect([submitted(), onChange.mock.calls]).toEqual(['b', [['b'], ['b']]]);
  });

  it('submits the value that its parent holds', async () => {
    function Parent() {
      const [value, setValue] = useState('a');
      return renderChoice({ value, onChange: setValue });
    }
    render(
      <form aria-label="Form">
        <Parent />
      </form>,
    );
    chooseB();
    await reset();
    expect(submitted()).toBe('b');
  });
});

it('Checkbox is partly checked again after its form is reset', async () => {
  render(
    <form aria-label="Form">
      <Checkbox {...field} indeterminate />
    </form>,
  );
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(checkbox);
  checkbox.indeterminate = false;
  await reset();
  expect(checkbox.indeterminate).toBe(true);
});
