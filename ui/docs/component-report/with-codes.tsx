import type { ReactNode } from 'react';
import * as styles from './component-report.css.ts';

/** Renders the backticked parts of a text as `<code>`. */
export function withCodes(text: string): ReactNode[] {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className={styles.code}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}
