import { OpeningHours } from '../../src/opening-hours/index.ts';
import { Price } from '../../src/price/index.ts';
import { strings } from '../../src/strings/pl-PL.ts';
import { Text } from '../../src/text/index.ts';
import { Rule, Rules } from './rule.tsx';
import * as styles from './writing.css.ts';

const counts = [0, 1, 2, 5, 12, 22, 25];

const price = (amount: number) => new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' }).format(amount);

/** Explains how to write amounts, dates and counts. */
export function Amounts() {
  return (
    <Rules>
      <Rule
        title="Prices come from Intl, complete"
        good={<Price final={price(44.9)} regular={price(59.9)} lowest30Days={price(49.9)} unit="0,75 zł / kapsułka" />}
        bad={<Text>Tylko 44.9 PLN zamiast 59.9!</Text>}
      >
        <code className={styles.code}>Intl.NumberFormat</code> knows the comma, the two digits and the unbreakable space
        before “zł”. In the EU a reduction counts from the lowest price of the last 30 days (art. 6a of directive
        98/6/EC): where <code className={styles.code}>Price</code> has it, no other price is crossed out. Free is
        “bezpłatnie”, not “0,00 zł”.
      </Rule>
      <Rule
        title="Dates and days in full"
        good={
          <>
            <Text>Doręczenie: wtorek, 24 listopada 2026</Text>
            <OpeningHours
              label={strings.openingHours.label}
              closedLabel={strings.openingHours.closedLabel}
              week={[
                { day: 'sobota', hours: '9:00–14:00' },
                { day: 'niedziela', hours: null },
              ]}
            />
          </>
        }
        bad={<Text>Dostawa: 11/24/26, pn-pt 9-18</Text>}
      >
        The month is a word in the genitive, without an ending on the number (“24-go”). Twenty-four hours, a colon, an
        en dash without spaces in a range. Days are not cut short: screen readers read “pn” as letters.
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
        bad={<Text>Znaleziono 5 pozycja(e/i)</Text>}
      >
        Polish has three forms for whole numbers and one for fractions. <code className={styles.code}>pluralsOf</code>{' '}
        asks <code className={styles.code}>Intl.PluralRules</code>; the good example is the table of this library at
        work. Never join a number and a word by hand. If the forms cannot be known, turn the sentence: “Liczba
        produktów: 5”.
      </Rule>
      <Rule title="Leave room" good={<Text>Wyślemy w ciągu 24 godzin.</Text>} bad={<Text>Wys. 24h</Text>}>
        Polish is a third longer than English, German longer still. No abbreviations to make a text fit: the toolbar’s
        pseudo locale shows early where a layout has no room.
      </Rule>
    </Rules>
  );
}
