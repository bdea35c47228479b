import { cssValue } from '../scripts/css-value.ts';
import { checkValue } from '../scripts/token-value.ts';
import { media } from '../src/index.ts';
import * as styles from './docs.css.ts';
import { below } from './roles.ts';

/** Lists the widths at which layouts change, and the media queries made from them. */
export function BreakpointList() {
  return (
    <div className={styles.page}>
      <section className={styles.section}>
        <h2 className={styles.heading}>Breakpoints</h2>
        <ul className={styles.list}>
          {below('primitive.breakpoint').map(({ path, description, type, value }) => (
            <li key={path} className={styles.item}>
              <div className={styles.facts}>
                <span className={styles.name}>{path}</span>
                <code className={styles.code}>{cssValue(checkValue(type, value, path))}</code>
                <span className={styles.note}>{description}</span>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>Media queries</h2>
        <ul className={styles.list}>
          {Object.entries(media).map(([name, query]) => (
            <li key={name} className={styles.item}>
              <div className={styles.facts}>
                <span className={styles.name}>{name}</span>
                <code className={styles.code}>{query}</code>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
