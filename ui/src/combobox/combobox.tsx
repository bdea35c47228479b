'use client';
import { useEffect, useId, useRef, type InputHTMLAttributes, type Ref } from 'react';
import { control, Field, slots, type FieldProps } from '../field/index.ts';
import { ChevronDownIcon } from '../icon/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { inTurn, useControlled, useFormReset, useMergedRef } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './combobox.css.ts';
import { comboboxWords, type ComboboxWords } from './combobox.words.ts';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxOption {
  /** Sent with the form; not empty. */
  value: string;
  /** What is shown, typed and searched for. */
  label: string;
}

/** All other attributes go to the `<input>`. Words that are left out come from the provider's table. */
export interface ComboboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'name' | 'list'>,
    FieldProps,
    OwnWords<ComboboxWords> {
  /** All options; typing leaves those that fit. */
  options: readonly ComboboxOption[];
  /** Name under which the form sends the value of the chosen option. Default: not sent. */
  name?: string;
  /** Value of the chosen option, or empty for none; with it the parent holds the choice. Default: the component does. */
  value?: string;
  /** At first. Default: none. */
  defaultValue?: string;
  /** Called with the value of the newly chosen option, or empty once the text is emptied. */
  onValueChange?(value: string): void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A choice of one from a long list, found by typing: a region, a city. Focus never leaves the input; arrows move through the list, Enter
 * takes, Escape goes back to what was chosen (W3C ARIA APG, editable combobox with list autocomplete; the keys of SE-5 to SE-10). The form
 * sends what is shown: Enter without an option settles what was typed, and a text that names no option is invalid and sends nothing.
 *
 * | state hook | there while |
 * | --- | --- |
 * | `data-invalid` on the root | it has an `error` |
 * | `data-disabled` on the root | it is `disabled` |
 * | `data-busy` on the root | it is `busy` |
 * | `data-active` on an option | the arrows are on it |
 * | `data-chosen` on an option | it is chosen |
 */
export function Combobox({
  label, optional, optionalLabel, hint, error, tone, busy, id, className, options, name, value: held, defaultValue = '', onValueChange,
  emptyLabel, countLabel, openLabel, unknownLabel, onClick, onBlur, onKeyDown, ref, ...props
}: ComboboxProps) {
  const words = useWords('combobox', comboboxWords, { emptyLabel, countLabel, openLabel, unknownLabel });
  const [value, choose, reset] = useControlled({ value: held, defaultValue, onChange: onValueChange });
  const box = useCombobox({ options, value, choose });
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const optionId = (position: number) => `${listId}-${position}`;
  useEffect(() => {
    if (box.active !== undefined) list.current?.children[box.active]?.scrollIntoView({ block: 'nearest' });
  }, [box.active]);
  // A text is not missing to the browser, whatever it says.
  const invalidity = box.isUnknown ? words.unknownLabel : '';
  useEffect(() => input.current?.setCustomValidity(invalidity), [invalidity]);
  useFormReset(input, () => {
    reset();
    box.goBack();
  });

  return (
    <Field {...{ label, optional, optionalLabel, hint, error, tone, busy, id, className }}
      disabled={props.disabled} describedBy={props['aria-describedby']}>
      {(field) => (
        <span className={styles.anchor}>
          <span className={slots.box}>
            <input
              autoComplete="off"
              {...props}
              {...field}
              ref={setInput}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={box.isOpen}
              aria-controls={listId}
              aria-activedescendant={box.active === undefined ? undefined : optionId(box.active)}
              value={box.text}
              onChange={(event) => box.type(event.target.value)}
              onClick={inTurn(() => box.open(), onClick)}
              onBlur={inTurn(() => box.settle(), onBlur)}
              onKeyDown={inTurn(box.onKeyDown, onKeyDown)}
              className={classNames(control, slots.input, slots.withTrailing)}
            />
            <span className={slots.trailing}>
              {/* For the pointer; the keyboard has its arrows. A press must not take the focus from the input. */}
              <button
                type="button"
                tabIndex={-1}
                disabled={props.disabled}
                aria-label={words.openLabel}
                aria-expanded={box.isOpen}
                aria-controls={listId}
                className={styles.toggle}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (box.isOpen) box.close();
                  else box.open();
                  input.current?.focus();
                }}
              >
                <ChevronDownIcon size="medium" />
              </button>
            </span>
          </span>
          {name && <input type="hidden" name={name} form={props.form} value={box.sent} disabled={props.disabled} />}
          <ul ref={list} id={listId} role="listbox" aria-label={typeof label === 'string' ? label : undefined} hidden={!box.isOpen || box.shown.length === 0} className={styles.list}>
            {box.shown.map((option, position) => (
              // Keys are the input's: focus never comes here.
              <li
                key={option.value}
                id={optionId(position)}
                role="option"
                aria-selected={option.value === value}
                data-active={position === box.active || undefined}
                data-chosen={option.value === value || undefined}
                className={styles.option}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => box.take(option)}
                onKeyDown={box.onKeyDown}
              >
                {option.label}
              </li>
            ))}
          </ul>
          {box.isOpen && box.shown.length === 0 && (
            <span aria-hidden="true" className={classNames(styles.list, styles.empty)}>
              {words.emptyLabel}
            </span>
          )}
          <VisuallyHidden role="status">
            {box.isOpen && box.isTyped && (box.shown.length === 0 ? words.emptyLabel : words.countLabel(box.shown.length))}
          </VisuallyHidden>
        </span>
      )}
    </Field>
  );
}
