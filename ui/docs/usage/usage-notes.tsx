import { classNames } from '../../src/styles/class-names.ts';
import { Text } from '../../src/text/index.ts';
import { withCodes } from '../component-report/with-codes.tsx';
import type { Usage } from './usage.ts';
import * as styles from './usage.css.ts';

export interface UsageNotesProps {
  usage: Usage;
  className?: string;
}

/** Says when to use a component, and what is better otherwise. */
export function UsageNotes({ usage: { use, instead }, className }: UsageNotesProps) {
  return (
    <dl className={classNames(styles.notes, className)}>
      <div className={styles.note}>
        <dt className={styles.term}>When to use</dt>
        <dd>
          <Text>{withCodes(use)}</Text>
        </dd>
      </div>
      <div className={styles.note}>
        <dt className={styles.term}>When not</dt>
        <dd>
          <Text>{withCodes(instead)}</Text>
        </dd>
      </div>
    </dl>
  );
}
