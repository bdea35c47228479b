import { Button, ButtonLink } from '../../src/button/index.ts';
import { Text } from '../../src/text/index.ts';
import { TextLink } from '../../src/text/text-link.tsx';
import { Rule, Rules } from './rule.tsx';

/** Explains how to write buttons and links, and the tone of voice. */
export function Actions() {
  return (
    <Rules>
      <Rule
        title="Buttons are verbs"
        good={
          <>
            <Button>Dodaj do koszyka</Button>
            <Button variant="secondary">Zapisz adres</Button>
          </>
        }
        bad={
          <>
            <Button>OK</Button>
            <Button variant="secondary">Adres</Button>
          </>
        }
      >
        Imperative, second person, two or three words, only the first with a capital. The text is the name that screen
        readers speak and that people say to voice control: it must make sense alone. “Tak” and “Nie” answer a question
        that a screen reader may have read long ago.
      </Rule>
      <Rule
        title="Buying says that it costs"
        good={<Button>Zamawiam z obowiązkiem zapłaty</Button>}
        bad={<Button>Dalej</Button>}
      >
        The one button in the first person: Polish consumer law (art. 17 of the act of 30 May 2014) prescribes these
        words for an order, and a contract does not bind without them. Never shorten them, at no width.
      </Rule>
      <Rule
        title="Links say where they lead"
        good={
          <Text>
            Przesyłkę wysyłamy jutro. <TextLink href="#">Sprawdź koszty dostawy</TextLink>
          </Text>
        }
        bad={
          <Text>
            Aby sprawdzić koszty dostawy, <TextLink href="#">kliknij tutaj</TextLink>.
          </Text>
        }
      >
        Screen readers list links without their sentences. “Click” is wrong on a phone and with a keyboard.
      </Rule>
      <Rule
        title="No exclamation marks"
        good={<Text>Dodano do koszyka: Magnez.</Text>}
        bad={<Text>Super!!! Produkt został DODANY do koszyka!</Text>}
      >
        Calm, short and polite. No capitals for stress: screen readers may spell them. No passive where somebody acts.
      </Rule>
      <Rule
        title="Speak to one person"
        good={<ButtonLink href="#">Twoje zamówienia</ButtonLink>}
        bad={<Text>Drogi Kliencie, prosimy o zapoznanie się z Państwa zamówieniami.</Text>}
      >
        “Ty”, without gender: present tense, imperative or infinitive (“Zapamiętaj mnie”, not “Czy jesteś pewien”).
        “Twój” with a capital only in letters. We are “my”: “wyślemy”, “sprawdzamy”.
      </Rule>
    </Rules>
  );
}
