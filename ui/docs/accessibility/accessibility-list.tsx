import { Badge } from '../../src/badge/index.ts';
import { Table } from '../../src/table/index.ts';
import { Heading, Text } from '../../src/text/index.ts';
import type { AccessibilityLine } from '../component-report/component-report.ts';
import * as styles from './accessibility.css.ts';

export interface AccessibilityListProps {
  /** Lines to list, grouped by area. */
  lines: readonly AccessibilityLine[];
}

/** Lists every accessibility line with the tests and stories that prove it. */
export function AccessibilityList({ lines }: AccessibilityListProps) {
  const areas = [...new Set(lines.map(({ area }) => area))];
  const proven = lines.filter(isProven).length;
  return (
    <div className={styles.page}>
      <Text>
        {proven} of {lines.length} lines are proven: a test or story names them in its title, and none may fail in a
        test run.
      </Text>
      {areas.map((area) => (
        <Area key={area} name={area} lines={lines.filter((line) => line.area === area)} />
      ))}
    </div>
  );
}

function isProven({ proofs }: AccessibilityLine): boolean {
  return proofs.length > 0;
}

function Area({ name, lines }: { name: string; lines: readonly AccessibilityLine[] }) {
  const components = lines[0]?.components ?? [];
  return (
    <section className={styles.area}>
      <Heading level={2} size="h4">
        {name}
      </Heading>
      {components.length > 0 && <p className={styles.note}>{components.join(', ')}</p>}
      <Table caption={`Accessibility lines: ${name}`} captionHidden>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">What it asks for</th>
            <th scope="col">Proven by</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row" className={styles.id}>
                {line.id}
              </th>
              <td className={styles.text}>{line.text}</td>
              <td className={styles.proofs}>{isProven(line) ? <Proofs line={line} /> : <NotProven line={line} />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function NotProven({ line }: { line: AccessibilityLine }) {
  return line.byHand ? <Badge>by people</Badge> : <Badge tone="highlight">not proven</Badge>;
}

function Proofs({ line: { proofs } }: { line: AccessibilityLine }) {
  const files = [...new Set(proofs.map(({ file }) => file))];
  return (
    <details>
      <summary className={styles.summary}>
        {proofs.length} {proofs.length === 1 ? 'title' : 'titles'} in {files.length}{' '}
        {files.length === 1 ? 'file' : 'files'}
      </summary>
      <ul className={styles.list}>
        {proofs.map(({ file, title, kind }) => (
          <li key={`${file} ${title}`}>
            {kind}: {title} <code className={styles.code}>{file}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
