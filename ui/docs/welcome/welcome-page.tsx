import type { ReactNode } from 'react';
import { Badge } from '../../src/badge/index.ts';
import { Table } from '../../src/table/index.ts';
import { Heading, Text, TextLink } from '../../src/text/index.ts';
import type { ComponentReport } from '../component-report/component-report.ts';
import { withCodes } from '../component-report/with-codes.tsx';
import { getPageUrl } from './get-page-url.ts';
import type { Change } from './read-change.ts';
import * as styles from './welcome.css.ts';

export interface WelcomePageProps {
  /** Components to list, in this order. */
  components: readonly Pick<ComponentReport, 'name' | 'page' | 'status' | 'size' | 'axe'>[];
  /** Changes since the last release. */
  changes: readonly Change[];
}

/** Says what this Storybook shows, where to begin, how each component stands and what has changed. */
export function WelcomePage({ components, changes }: WelcomePageProps) {
  return (
    <div className={styles.page}>
      <Heading level={1}>Witryna</Heading>
      <Text size="lead">
        The design system and the Page Builder renderer of a storefront for Magento. Everything here is the code that a
        shop runs: the same styles, strings and behavior.
      </Text>

      <Section title="Where to begin">
        <ul className={styles.list}>
          <li>
            <PageLink title="Foundations/Color">Foundations</PageLink>: color, type, space and motion, with the names of
            their tokens.
          </li>
          <li>
            <PageLink title="UI/Actions/Button">UI</PageLink>: components by purpose. Each page has props, examples with
            imports, keys and accessibility.
          </li>
          <li>State sheets: all states of a component side by side.</li>
          <li>
            <PageLink title="Page Builder/Banner">Page Builder</PageLink>: each content type of Magento’s editor, and a
            playground for your own markup.
          </li>
          <li>Storefront: complete screens of the shop.</li>
        </ul>
        <Text>
          The toolbar changes theme, brand, locale and width of every story, also on documentation pages;{' '}
          <strong>compare</strong> shows a story in all themes and brands. The filter of the sidebar adds the stories
          that only test behavior (tag <code className={styles.code}>behavior</code>).
        </Text>
      </Section>

      <Section title="Components">
        <Table caption="Components, how stable and how large they are, and what axe finds" captionHidden>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Status</th>
              <th scope="col" data-numeric>
                Size, brotli
              </th>
              <th scope="col">axe</th>
            </tr>
          </thead>
          <tbody>
            {components.map(({ name, page, status, size, axe }) => (
              <tr key={name}>
                <th scope="row">{page === null ? name : <PageLink title={page}>{name}</PageLink>}</th>
                <td>
                  <Badge tone={status === 'stable' ? 'success' : 'neutral'}>{status}</Badge>
                </td>
                <td data-numeric>{size ? `${(size.bytes / 1000).toFixed(2)} kB` : 'not measured'}</td>
                <td>{axe ? describeAxe(axe) : 'not measured'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Text size="small">
          Sizes and axe are those of the last <code className={styles.code}>npm test</code> on the machine that built
          this site.
        </Text>
      </Section>

      <Section title="What’s new">
        {changes.length === 0 ? (
          <Text>Nothing has changed since the last release.</Text>
        ) : (
          <ul className={styles.list}>
            {changes.map(({ packages, text }) => (
              <li key={text}>
                <strong>{packages.join(', ')}</strong>: {withCodes(text)}
              </li>
            ))}
          </ul>
        )}
      </Section>

      <Section title="Languages and direction">
        <Text>
          Components have strings in eight locales of the shop, and a pseudo-locale with texts 40 % longer; the toolbar
          selects them. Names of products, addresses and other sample content are data of a merchant: they stay Polish.
        </Text>
        <Text>
          Right-to-left languages are not supported: no locale of the shop is written that way, so nothing tests it.
          Styles use logical properties (<code className={styles.code}>margin-inline-start</code>), but panels slide in,
          carousels scroll and arrow icons point for left-to-right.
        </Text>
      </Section>

      <Section title="Contribute">
        <Text>
          <code className={styles.code}>npm run new:component</code> creates a component with its story, state sheet and
          tests; <code className={styles.code}>docs/add-a-component.md</code> explains the rest, and{' '}
          <code className={styles.code}>CONTRIBUTING.md</code> the rules.
        </Text>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Links to a documentation page. Stories are in a frame, so the link leaves it. */
function PageLink({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TextLink href={getPageUrl(title)} target="_top">
      {children}
    </TextLink>
  );
}

function describeAxe({ findings, states }: NonNullable<ComponentReport['axe']>): string {
  return findings === 0 ? `no findings in ${states} states` : `${findings} findings in ${states} states`;
}
