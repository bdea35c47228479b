import type { ReactNode } from 'react';
import { Disclosure } from '../../src/disclosure/index.ts';
import { Heading, Text, TextLink } from '../../src/text/index.ts';
import { withCodes } from '../component-report/with-codes.tsx';
import { getStoryUrl } from './get-page-url.ts';
import { groupByArea, type ListedComponent } from './group-by-area.ts';
import { PageLink } from './page-link.tsx';
import type { Change } from './read-change.ts';
import { StatusTable } from './status-table.tsx';
import * as styles from './welcome.css.ts';

export interface WelcomePageProps {
  /** Components to list. */
  components: readonly ListedComponent[];
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
          <li>
            <PageLink title="Patterns/Form with errors">Patterns</PageLink>: components together, in a form, a list of
            products and a checkout.
          </li>
          <li>
            <TextLink href={getStoryUrl('State sheets/Button', 'States')} target="_top">
              State sheets
            </TextLink>
            : all states of a component side by side.
          </li>
          <li>
            <PageLink title="Page Builder/Banner">Page Builder</PageLink>: each content type of Magento’s editor, and a
            playground for your own markup.
          </li>
          <li>
            <TextLink href={getStoryUrl('Storefront/Screens/Home', 'Default')} target="_top">
              Storefront
            </TextLink>
            : complete screens of the shop.
          </li>
        </ul>
        <Text>
          The toolbar changes theme, brand, locale and width of every story, also on documentation pages;{' '}
          <strong>compare</strong> shows a story in all themes and brands. The filter of the sidebar adds the stories
          that only test behavior (tag <code className={styles.code}>behavior</code>).
        </Text>
      </Section>

      <Section title="Components">
        <div className={styles.areas}>
          {groupByArea(components).map((area) => (
            <StatusTable key={area.name} {...area} />
          ))}
        </div>
        <Text size="small" tone="secondary">
          Breaking changes of a stable component come with a major version; the props of a beta component may change
          with a minor one. Sizes are those of the scripts, in brotli, without React; a content type is part of its
          package, which loads it on demand. axe checks every state in every test run, with all rules.
        </Text>
      </Section>

      <Section title="Languages and direction">
        <Text>
          Components have strings in ten locales of the shop, and a pseudo-locale with texts 40 % longer; the toolbar
          selects them. Sample content of components is in Polish or German with these languages, and in English with
          all others; content of Page Builder is in Polish or English. Screens of the storefront show the data of a
          merchant, which stay Polish.
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

      <Section title="What’s new">
        {changes.length === 0 ? (
          <Text>Nothing has changed since the last release.</Text>
        ) : (
          <Disclosure title={`Changes since the last release: ${changes.length}`}>
            <ul className={styles.list}>
              {changes.map(({ packages, text }) => (
                <li key={text}>
                  <strong>{packages.join(', ')}</strong>: {withCodes(text)}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
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
