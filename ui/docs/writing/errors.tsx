import { ButtonLink } from '../../src/button/index.ts';
import { MessagePage } from '../../src/message-page/index.ts';
import { Text } from '../../src/text/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { Rule, Rules } from './rule.tsx';

/** Explains how to write errors. */
export function Errors() {
  return (
    <Rules>
      <Rule
        title="Say what happened and what to do"
        good={
          <TextField
            label="Kod pocztowy"
            defaultValue="3104"
            error="W kodzie brakuje cyfry. Wpisz pięć cyfr, na przykład 31-042."
          />
        }
        bad={<TextField label="Kod pocztowy" defaultValue="3104" error="Nieprawidłowa wartość pola!" />}
      >
        One sentence for each. Name what is missing, not that something is wrong: the shopper sees that already.
      </Rule>
      <Rule
        title="Ask for what is missing instead of scolding"
        good={<TextField label="Adres e-mail" error="Wpisz adres e-mail, na który wyślemy potwierdzenie." />}
        bad={<TextField label="Adres e-mail" error="To pole jest wymagane. Nie podałeś adresu!" />}
      >
        An empty field is no crime. The imperative tells what to do and needs no gender, which the past tense in Polish
        does (podałeś, podałaś).
      </Rule>
      <Rule
        title="Our fault is ours"
        good={
          <MessagePage
            headingLevel={2}
            title="Nie udało się wczytać koszyka"
            description="To nasza usterka. Produkty są bezpieczne; spróbuj ponownie za chwilę."
            actions={<ButtonLink href="#">Spróbuj ponownie</ButtonLink>}
          />
        }
        bad={<MessagePage headingLevel={2} title="Błąd 500" description="Ups! Coś poszło nie tak :(" />}
      >
        Say what is safe, and offer the next step. Numbers are for support: put them into a note below. No jokes and no
        emoticons where somebody has just lost something.
      </Rule>
      <Rule
        title="Refusals name the other way"
        good={<Text>Paczkomat nie przyjmie tak dużej paczki. Wybierz kuriera albo odbiór w salonie.</Text>}
        bad={<Text>Wybrana metoda dostawy jest niedostępna.</Text>}
      >
        What cannot be chosen stays in sight with the reason; the text says what can be chosen instead.
      </Rule>
    </Rules>
  );
}
