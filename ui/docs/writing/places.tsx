import { strings as english } from '../../src/strings/en-GB.ts';
import { strings as polish } from '../../src/strings/pl-PL.ts';
import { getStoryStrings } from '../../src/story-utils/story-strings.ts';
import { Rule, Rules } from './rule.tsx';
import { Text } from '../../src/text/index.ts';
import { getExampleLanguage } from './examples/get-examples.ts';
import * as styles from './writing.css.ts';

const Code = ({ children }: { children: string }) => <code className={styles.code}>{children}</code>;

/** Explains where texts are stored and how to add a language. */
export function Places() {
  // A text that a component held would be in another language than the page.
  const [foreignLanguage, foreign] = getExampleLanguage() === 'en' ? ['pl', polish] : ['en', english];
  return (
    <Rules>
      <Rule
        title="Components hold no text"
        good={<Text>{getStoryStrings().breadcrumbs.label}</Text>}
        bad={<Text lang={foreignLanguage}>{foreign.breadcrumbs.label}</Text>}
      >
        Each has its strings in English next to it, in <Code>name.strings.ts</Code>. <Code>ui/src/strings/</Code> has a
        table for each locale, and the type <Code>UiStrings</Code> makes an incomplete one an error. Props win over the
        provider’s table, which wins over English. Names of products, prices and what only the shop knows are props
        without a default; the storefront’s own texts are in <Code>storefront/src/*/messages/</Code>.
      </Rule>
      <Rule title="Words with a value are functions">
        <Code>{'removeLabel: (name) => `Remove: ${name}`'}</Code> instead of joined parts: another language may want
        another order, case or plural. After a colon a name need not be declined, as Polish and other languages would
        ask for.
      </Rule>
      <section className={styles.rule}>
        <Text weight="semibold">To add a locale</Text>
        <ol className={styles.list}>
          <li>
            Write <Code>ui/src/strings/xx-YY.ts</Code>: an object of the type <Code>UiStrings</Code>, plurals by{' '}
            <Code>{"pluralsOf('xx-YY')"}</Code>. A regional one may begin with <Code>...words</Code> of another table.
            TypeScript names what is missing.
          </li>
          <li>
            Add it to <Code>.storybook/string-tables.ts</Code>, and look through the stories in the toolbar’s locale.
          </li>
          <li>
            For the shop, add it to <Code>storefront/src/i18n/locale.ts</Code> and write{' '}
            <Code>messages/xx_YY.json</Code> in each feature.
          </li>
          <li>Have a copywriter who is a native speaker read it.</li>
        </ol>
      </section>
    </Rules>
  );
}
