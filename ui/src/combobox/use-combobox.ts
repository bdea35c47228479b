import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useEscape } from '../hooks/index.ts';
import { comparable, matchingOptions } from './matching-options.ts';

interface Option {
  value: string;
  label: string;
}

interface ComboboxState<Item extends Option> {
  options: readonly Item[];
  /** Value of the chosen option; empty for none. */
  value: string;
  choose(value: string): void;
}

/** What a combobox shows and does: the label of the chosen option, until the shopper types over it. */
export function useCombobox<Item extends Option>({ options, value, choose }: ComboboxState<Item>) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const chosenLabel = options.find((option) => option.value === value)?.label ?? '';
  // A text that was only opened, not typed, hides nothing.
  const shown = typed === undefined ? [...options] : matchingOptions(options, typed);
  const exact = typed === undefined ? undefined : options.find(({ label }) => comparable(label) === comparable(typed));

  const open = (position?: number) => {
    setOpen(true);
    setActive(position);
  };
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const take = (option: Item) => {
    setTyped(undefined);
    close();
    if (option.value !== value) choose(option.value);
  };
  /** Keeps a text that is the name of an option, gives the choice up for an empty one, and goes back from any other. */
  const settle = () => {
    if (exact) take(exact);
    else if (typed?.trim() === '' && value !== '') choose('');
    setTyped(undefined);
    close();
  };
  /** As `settle`, but keeps a text that is the name of none, to be mended: only the choice that it has replaced is given up. */
  const settleForSending = () => {
    if (typed === undefined || exact || typed.trim() === '') {
      settle();
      return;
    }
    if (value !== '') choose('');
    close();
  };
  const goBack = () => {
    setTyped(undefined);
    close();
  };
  useEscape(isOpen || typed !== undefined, goBack);
  const move = (steps: 1 | -1) => {
    const count = shown.length;
    if (count === 0) return;
    const from = active ?? (steps > 0 ? -1 : count);
    open((from + steps + count) % count);
  };
  const keys: Partial<Record<string, () => boolean>> = {
    ArrowDown: () => {
      move(1);
      return true;
    },
    ArrowUp: () => {
      move(-1);
      return true;
    },
    Enter: () => {
      const option = active === undefined ? undefined : shown[active];
      if (isOpen && option) {
        take(option);
        return true;
      }
      // The browser sends the form right after this key: by then the form and a parent must hold what is shown.
      flushSync(settleForSending);
      return false;
    },
  };

  return {
    text: typed ?? chosenLabel,
    /** What the form sends: the value of what is shown, empty while that is the name of no option. */
    sent: typed === undefined ? value : (exact?.value ?? ''),
    /** Whether the text is there, and the name of no option. */
    isUnknown: typed !== undefined && typed !== '' && !exact,
    isTyped: typed !== undefined,
    isOpen,
    active,
    shown,
    open,
    close,
    take,
    settle,
    /** Leaves what was typed, for what was chosen. */
    goBack,
    type(text: string) {
      setTyped(text);
      open();
    },
    onKeyDown(event: KeyboardEvent) {
      // While an input method composes, its keys are its own.
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      if (event.altKey) {
        if (event.key === 'ArrowDown') open();
        else if (event.key === 'ArrowUp') close();
        else return;
        event.preventDefault();
        return;
      }
      if (!keys[event.key]?.()) return;
      event.preventDefault();
      // What lies around, such as tabs, has keys of its own.
      event.stopPropagation();
    },
  };
}
