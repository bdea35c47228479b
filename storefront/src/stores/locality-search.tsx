import { Button } from '@witryna/ui/button';
import { PinIcon } from '@witryna/ui/icon';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import type { KeyboardEvent } from 'react';
import { useIntl, type MessageId } from '../i18n/index.ts';
import * as styles from './locality-search.css.ts';

export interface LocalitySearchProps {
  words: { search: MessageId; locate: MessageId; locating: MessageId; refused: MessageId };
  /** What is typed. */
  text: string;
  onTextChange(text: string): void;
  /** Where the shopper is, as far as the browser was asked. */
  position: object | 'unknown' | 'asking' | 'refused';
  /** Asks where the shopper is; called on a click only. */
  onLocate(): void;
  /** How many were found, and where. */
  summary: string;
}

/** Searches a list of places while the shopper types, or near the shopper, and says what was found. */
export function LocalitySearch({ words, text, onTextChange, position, onLocate, summary }: LocalitySearchProps) {
  const intl = useIntl();
  return (
    <>
      <div className={styles.search}>
        <div className={styles.field}>
          <TextField
            type="search"
            label={intl.formatMessage(words.search)}
            value={text}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            optional
            optionalLabel=""
            onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
            onKeyDown={preventSubmit}
          />
        </div>
        <Button
          variant="secondary"
          loading={position === 'asking'}
          loadingLabel={intl.formatMessage(words.locating)}
          onClick={onLocate}
        >
          <PinIcon size="small" />
          {intl.formatMessage(words.locate)}
        </Button>
      </div>
      <Stack gap="x1" role="status">
        {position === 'refused' && <Text>{intl.formatMessage(words.refused)}</Text>}
        <Text size="small" tone="secondary">
          {summary}
        </Text>
      </Stack>
    </>
  );
}

/** The list follows what is typed: Enter must not send a form around it. */
function preventSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
