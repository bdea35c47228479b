'use client';
import { useId, useRef, type InputHTMLAttributes, type Ref, type SubmitEvent } from 'react';
import { control } from '../field/index.ts';
import { useControlled, useFormReset, useInputBeforeHydration, useMergedRef } from '../hooks/index.ts';
import { CloseIcon, SearchIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './search-field.css.ts';
import { searchFieldStrings, type SearchFieldStrings } from './search-field.strings.ts';

/**
 * Props of `SearchField`. Other attributes, e.g. `placeholder` or those of a combobox, are passed to the `<input>`.
 * Omitted strings come from the provider.
 */
export interface SearchFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'name'>,
    StringOverrides<SearchFieldStrings> {
  /** URL to which the form submits by GET without scripts, e.g. `/search`. */
  action: string;
  /** Name of the query parameter, e.g. `q`. */
  name: string;
  /** Text. Makes the field controlled. */
  value?: string;
  /** Initial text of an uncontrolled field. Default: empty. */
  defaultValue?: string;
  /** Called with the text after each change. */
  onValueChange?(value: string): void;
  /** Called with the trimmed query in place of the browser's submission; not called with an empty one. */
  onSearch?(query: string): void;
  /** Called in place of the submission of an empty query, with focus in the field. */
  onEmptySubmit?(): void;
  ref?: Ref<HTMLInputElement>;
}

/** Search form with a search landmark; works without scripts. */
export function SearchField({
  action,
  name,
  label,
  submitLabel,
  clearLabel,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  onEmptySubmit,
  id: ownId,
  className,
  ref,
  ...props
}: SearchFieldProps) {
  const strings = useStrings('searchField', searchFieldStrings, { label, submitLabel, clearLabel });
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  const [text, change, reset] = useControlled({ value, defaultValue, onChange: onValueChange });
  useFormReset(input, reset);
  useInputBeforeHydration(input, (element) => {
    if (element.value !== text) change(element.value);
  });
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const focusInput = () => input.current?.focus();
  const submit = (event: SubmitEvent) => {
    const query = text.trim();
    if (onSearch || !query) event.preventDefault();
    if (query) onSearch?.(query);
    else {
      focusInput();
      onEmptySubmit?.();
    }
  };
  return (
    <form role="search" action={action} method="get" onSubmit={submit} className={classNames(styles.form, className)}>
      <VisuallyHidden>
        <label htmlFor={id}>{strings.label}</label>
      </VisuallyHidden>
      <input
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...props}
        ref={setInput}
        id={id}
        type="search"
        name={name}
        value={text}
        onChange={(event) => change(event.target.value)}
        className={classNames(control, styles.input)}
      />
      {text && (
        <span className={styles.clear}>
          <IconButton
            label={strings.clearLabel}
            icon={<CloseIcon size="medium" />}
            onClick={() => {
              change('');
              focusInput();
            }}
          />
        </span>
      )}
      <span className={styles.submit}>
        <IconButton type="submit" label={strings.submitLabel} icon={<SearchIcon size="medium" />} />
      </span>
    </form>
  );
}
