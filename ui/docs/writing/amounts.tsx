import { OpeningHours } from '../../src/opening-hours/index.ts';
import { Price } from '../../src/price/index.ts';
import { samplePrice } from '../../src/story-utils/sample-text.ts';
import { getStoryStrings } from '../../src/story-utils/story-strings.ts';
import { Text } from '../../src/text/index.ts';
import { getExamples } from './examples/get-examples.ts';
import { Rule, Rules } from './rule.tsx';
import * as styles from './writing.css.ts';

const counts = [0, 1, 2, 5, 12, 22, 25];

/** Explains how to write amounts, dates and counts. */
export function Amounts() {
  const examples = getExamples();
  const strings = getStoryStrings();
  return (
    <Rules>
      <Rule
        title="Prices come from Intl, complete"
        good={
          <Price
            final={samplePrice(4490)}
            regular={samplePrice(5990)}
            lowest30Days={samplePrice(4990)}
            unit={examples.unit}
          />
        }
        bad={<Text>{examples.priceBad}</Text>}
      >
        <code className={styles.code}>Intl.NumberFormat</code> knows the separators, the two digits and the place of the
        currency. In the EU a reduction counts from the lowest price of the last 30 days (art. 6a of directive 98/6/EC):
        where <code className={styles.code}>Price</code> has it, no other price is crossed out. {examples.freeNote}
      </Rule>
      <Rule
        title="Dates and days in full"
        good={
          <>
            <Text>{examples.dateGood}</Text>
            <OpeningHours
              label={strings.openingHours.label}
              closedLabel={strings.openingHours.closedLabel}
              week={[
                { day: examples.saturday, hours: examples.hours },
                { day: examples.sunday, hours: null },
              ]}
            />
          </>
        }
        bad={<Text>{examples.dateBad}</Text>}
      >
        The month is a word. Twenty-four hours where the language has them, a colon, an en dash without spaces in a
        range. Days are not cut short: screen readers may read abbreviations as letters. {examples.dateNote}
      </Rule>
      <Rule
        title="Numbers choose the form of the word"
        good={
          <ul className={styles.list}>
            {counts.map((count) => (
              <li key={count}>{strings.searchPanel.countText(count)}</li>
            ))}
          </ul>
        }
        bad={<Text>{examples.countBad}</Text>}
      >
        <code className={styles.code}>pluralsOf</code> uses <code className={styles.code}>Intl.PluralRules</code>; the
        good example is the table of this library at work. Never join a number and a word by hand. {examples.countNote}
      </Rule>
      <Rule title="Leave room" good={<Text>{examples.roomGood}</Text>} bad={<Text>{examples.roomBad}</Text>}>
        Polish is a third longer than English, German longer still. No abbreviations to make a text fit: the toolbar’s
        pseudo locale shows early where a layout has no room.
      </Rule>
    </Rules>
  );
}
