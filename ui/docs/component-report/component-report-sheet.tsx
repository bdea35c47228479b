import { Fragment, type ReactNode } from 'react';
import { Badge } from '../../src/badge/index.ts';
import { classNames } from '../../src/styles/class-names.ts';
import { Table } from '../../src/table/index.ts';
import { Heading } from '../../src/text/index.ts';
import { axeText, hasNoStrings, sizeText, statusText } from './component-report-texts.ts';
import type { ComponentReport } from './component-report.ts';
import { withCodes } from './with-codes.tsx';
import * as styles from './component-report.css.ts';

export interface ComponentReportSheetProps {
  report: ComponentReport;
  className?: string;
}

/** Renders the report of a component for designers and developers, made from sources and measurements only. */
export function ComponentReportSheet({ report, className }: ComponentReportSheetProps) {
  const { entry, status, size, budget, axe, keyboard, lines, tokens, media, hooks, strings, builtFrom } = report;
  return (
    <section className={classNames(styles.sheet, className)} aria-label={`Report of ${entry}`}>
      <div className={styles.head}>
        <Heading level={2} size="h4">
          Component report
        </Heading>
        <Badge tone={status === 'stable' ? 'success' : 'neutral'}>{status}</Badge>
      </div>
      <dl className={styles.facts}>
        <Fact term="Entry">
          <code className={styles.code}>{entry}</code>
        </Fact>
        <Fact term="Status">{statusText(status)}</Fact>
        <Fact term="Size">{sizeText(size, budget)}</Fact>
        <Fact term="axe">{axeText(axe)}</Fact>
        <Fact term="State hooks">
          <Codes of={hooks} none="none" />
        </Fact>
        <Fact term="Built from">
          <Codes of={builtFrom} none="nothing else of the library" />
        </Fact>
      </dl>
      <Part title="Keyboard" none={keyboard.length === 0 && 'No key has a test: the component relies on the browser.'}>
        <Table caption="Keys, and what a test says that they do" captionHidden>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What a test says</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(({ keys, text, proof }) => (
              <tr key={text}>
                <td>
                  <span className={styles.list}>
                    {keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </span>
                </td>
                <td>
                  <span className={styles.statement}>
                    {text}
                    <span className={styles.code}>{withBreaks(proof.file)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Part>
      <Part title="Accessibility lines proven" none={lines.length === 0 && 'No test or story names one.'}>
        <Table caption="Accessibility lines that tests and stories prove" captionHidden>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">What it asks for</th>
              <th scope="col" data-numeric>
                Proofs
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, text, proofs }) => (
              <tr key={id}>
                <th scope="row" className={styles.id}>
                  {id}
                </th>
                <td>{text}</td>
                <td data-numeric>{proofs.length}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Part>
      <Part title="Tokens" none={tokens.length + media.length === 0 && 'It has no styles of its own.'}>
        <Codes of={[...tokens, ...media.map((name) => `media.${name}`)]} none="" />
      </Part>
      <Part
        title="Strings"
        none={hasNoStrings(report) && 'It has none of its own: texts are props, or come from what it is built from.'}
      >
        {strings.map(({ key, file, strings: own }) => (
          <div key={file + (key ?? '')} className={styles.section}>
            <p className={styles.note}>
              English in <code className={styles.code}>{withBreaks(file)}</code>
              {key !== null && (
                <>
                  ; the other languages under <code className={styles.code}>{key}</code> in{' '}
                  <code className={styles.code}>ui/src/strings/</code>
                </>
              )}
            </p>
            <dl className={styles.facts}>
              {own.map(({ name, description }) => (
                <Fact key={name} term={name}>
                  {withCodes(description)}
                </Fact>
              ))}
            </dl>
          </div>
        ))}
      </Part>
    </section>
  );
}

/** Renders a path that breaks after a slash before it breaks within a name. */
function withBreaks(path: string): ReactNode {
  return path.split('/').map((name, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {name}
    </Fragment>
  ));
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Section of the sheet; renders `none` instead of the children if it is set. */
function Part({ title, none, children }: { title: string; none: string | false; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <Heading level={3} size="h5">
        {title}
      </Heading>
      {none === false ? children : <p className={styles.note}>{none}</p>}
    </div>
  );
}

function Codes({ of, none }: { of: readonly string[]; none: string }) {
  if (of.length === 0) return none;
  return (
    <span className={styles.list}>
      {of.map((name) => (
        <code key={name} className={styles.code}>
          {name}
        </code>
      ))}
    </span>
  );
}
