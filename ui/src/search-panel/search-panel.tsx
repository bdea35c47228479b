'use client';
import { useEffect, useId, useRef, useState, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { useControlled, useIsomorphicLayoutEffect, useMergedRef, useStableCallback } from '../hooks/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { SearchField, type SearchFieldProps } from '../search-field/index.ts';
import { classNames } from '../styles/class-names.ts';
import { comboboxKey, type ComboboxState } from './combobox-keys.ts';
import * as styles from './search-panel.css.ts';
import { searchPanelStrings, type SearchPanelStrings } from './search-panel.strings.ts';
import { SuggestionList, optionId } from './suggestion-list.tsx';
import { allSuggestions, type SuggestionGroup, type SuggestionStatus } from './suggestions.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/** Props of `SearchPanel`. Other attributes are passed to the root element. Omitted strings come from the provider. */
export interface SearchPanelProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue'>,
    StringOverrides<SearchPanelStrings> {
  /** Whether the panel is open, controlled by the parent. */
  open: boolean;
  /** Called with `false` by Escape, by the close button, and when the shopper searches or follows a suggestion. */
  onOpenChange(open: boolean): void;
  /** URL to which the form submits by GET without scripts. Default `/search.html`. */
  action?: string;
  /** Name of the query parameter. Default `query`. */
  name?: string;
  /** Text of the field. Makes it controlled. */
  value?: string | undefined;
  /** Initial text of an uncontrolled field. Default: empty. */
  defaultValue?: string;
  /** Called with the text after each change, e.g. to load suggestions with `useSuggestions`. */
  onValueChange?(value: string): void;
  /** Called with the trimmed query in place of the browser's submission; not called with an empty one. */
  onSearch?(query: string): void;
  /** Groups of suggestions. Default: none. */
  groups?: readonly SuggestionGroup[];
  /** Loading state of the suggestions. Default `idle`. */
  status?: SuggestionStatus;
  /** Strings and attributes of the field, e.g. `placeholder`. */
  field?: Pick<SearchFieldProps, 'label' | 'submitLabel' | 'clearLabel' | 'placeholder'>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Search of the header: a search field with suggestions, as an editable combobox with a listbox. Opening moves focus
 * into the field, closing returns it to the opener. `data-state` is `open` or `closed`.
 */
export function SearchPanel({
  open,
  onOpenChange,
  action = '/search.html',
  name = 'query',
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  groups = [],
  status = 'idle',
  field,
  suggestionsLabel,
  loadingText,
  emptyText,
  errorText,
  missingText,
  countText,
  closeLabel,
  className,
  ref,
  ...props
}: SearchPanelProps) {
  const strings = useStrings('searchPanel', searchPanelStrings, {
    suggestionsLabel,
    loadingText,
    emptyText,
    errorText,
    missingText,
    countText,
    closeLabel,
  });
  const [text, setText] = useControlled({ value, defaultValue, onChange: onValueChange });
  const [list, setList] = useState<ComboboxState>({ open: true, active: -1 });
  // Suggestions that exist before typing are shown immediately, because phones have no key to open the list.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setList({ open: true, active: -1 });
  }
  const [missing, setMissing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useMergedRef(root, ref);
  const listId = useId();
  const options = allSuggestions(groups);
  const listed = list.open && options.length > 0;
  const active = listed && list.active < options.length ? list.active : -1;
  const note = missing ? strings.missingText : getStatusText(status, options.length, text, strings);
  const announcement = useDebouncedValue(
    note || (status === 'ready' && options.length > 0 ? strings.countText(options.length) : ''),
  );
  useFocusOnOpen(root, open);
  const hasOpenList = open && list.open;
  useEffect(() => {
    if (!hasOpenList) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setList({ open: false, active: -1 });
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [hasOpenList]);

  const close = useStableCallback(() => {
    setList({ open: false, active: -1 });
    setMissing(false);
    onOpenChange(false);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of a composition, and shortcuts of the browser, are not handled.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = comboboxKey(event.key, event.altKey, { open: list.open, active }, options.length);
    if (step.state.open !== list.open || step.state.active !== list.active) setList(step.state);
    if (step.effect === 'none') return;
    // Escape would also clear a field of type search.
    event.preventDefault();
    if (step.effect === 'follow') document.getElementById(optionId(listId, active))?.click();
    if (step.effect === 'close-panel') close();
  };

  return (
    <div
      {...props}
      ref={setRoot}
      hidden={!open}
      data-state={open ? 'open' : 'closed'}
      className={classNames(styles.panel, className)}
    >
      <div
        className={styles.content}
        onBlur={(event) => {
          // Without a target, the window lost focus, or a phone its keyboard: suggestions stay.
          const leaves = event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);
          if (leaves && list.open) setList({ open: false, active: -1 });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.preventDefault();
          close();
        }}
      >
        <div className={styles.bar}>
          <SearchField
            {...field}
            action={action}
            name={name}
            value={text}
            onValueChange={(next) => {
              setText(next);
              setMissing(false);
              setList({ open: true, active: -1 });
            }}
            onSearch={
              onSearch &&
              ((query) => {
                close();
                onSearch(query);
              })
            }
            onEmptySubmit={() => setMissing(true)}
            onKeyDown={onKeyDown}
            // Phones have no key that would open the list again.
            onClick={() => {
              if (!list.open) setList({ open: true, active: -1 });
            }}
            className={styles.field}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listId}
            aria-activedescendant={active === -1 ? undefined : optionId(listId, active)}
          />
          <IconButton label={strings.closeLabel} icon={<CloseIcon />} onClick={close} />
        </div>
        {note && (
          <p className={styles.note} data-part="note">
            {note}
          </p>
        )}
        <SuggestionList
          id={listId}
          label={strings.suggestionsLabel}
          groups={groups}
          active={active}
          hidden={!listed}
          onNavigate={close}
        />
        <LiveRegion>{announcement}</LiveRegion>
      </div>
    </div>
  );
}

/** Returns the message in place of suggestions; empty if there are some, or if none were requested. */
function getStatusText(status: SuggestionStatus, count: number, text: string, strings: SearchPanelStrings): string {
  if (!text.trim() || count > 0) return '';
  return { idle: '', loading: strings.loadingText, ready: strings.emptyText, error: strings.errorText }[status];
}

/** Moves focus into the field on opening, and back on closing unless it has moved elsewhere. */
function useFocusOnOpen(root: { current: HTMLElement | null }, open: boolean): void {
  const opener = useRef<Element>(null);
  // After the paint, keys that are typed meanwhile would be lost; iOS opens its keyboard only during the press.
  useIsomorphicLayoutEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    root.current?.querySelector('input')?.focus();
  }, [root, open]);
  // Not in the layout effect: during a commit, React returns the focus to the field.
  useEffect(() => {
    if (!open) return;
    const panel = root.current;
    return () => {
      const focused = document.activeElement;
      const mayReturn = focused === document.body || panel?.contains(focused);
      if (mayReturn && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [root, open]);
}
