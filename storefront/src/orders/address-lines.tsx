import * as styles from './orders.css.ts';

/** The lines of an address, as on an envelope. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.lines}>
      {lines.map((line, index) => (
        <span key={`${index} ${line}`}>{line}</span>
      ))}
    </address>
  );
}
