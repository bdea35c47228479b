import { Disclosure } from '../../src/disclosure/index.ts';
import { Price } from '../../src/price/index.ts';
import { ProductCard } from '../../src/product-card/index.ts';
import { getSampleImage } from '../../src/story-utils/sample-images.ts';
import { Text } from '../../src/text/index.ts';
import { Rule, Rules } from './rule.tsx';

/** Explains which claims about food supplements the European Union permits. */
export function HealthClaims() {
  return (
    <Rules>
      <Rule
        title="Only authorised claims, in their own words"
        good={<Text>Witamina C pomaga w prawidłowym funkcjonowaniu układu odpornościowego.</Text>}
        bad={<Text>Nasza witamina C wzmacnia odporność i chroni przed przeziębieniem.</Text>}
      >
        Regulation (EC) 1924/2006 forbids every claim about health that is not on a list, the first of which is
        regulation (EU) 432/2012. Each has its wording in Polish and its condition, for vitamins at least 15 % of the
        reference intake in a daily portion. The nutrient does it, not the product, and not the brand.
      </Rule>
      <Rule
        title="Never treat, heal or prevent"
        good={<Text>Magnez przyczynia się do zmniejszenia uczucia zmęczenia i znużenia.</Text>}
        bad={<Text>Leczy skurcze i zapobiega depresji. Polecany przez lekarzy.</Text>}
      >
        A supplement is food. Directive 2002/46/EC forbids to attribute prevention, treatment or cure of a disease to
        it; article 12 of the regulation forbids to lean on single doctors, to promise a rate of weight loss, and to
        suggest that health suffers without it.
      </Rule>
      <Rule
        title="“Suplement diety” stands where the name stands"
        good={
          <ProductCard
            name="Magnez, cytrynian"
            subtitle="suplement diety, 60 kapsułek"
            href="#"
            imageSrc={getSampleImage('Magnez')}
            price={<Price final="34,90 zł" />}
          />
        }
        bad={<Text>Magnez: naturalny lek na stres</Text>}
      >
        The words are the legal name of the food. “Naturalny”, “bezpieczny” and “bez skutków ubocznych” promise what
        nobody has measured.
      </Rule>
      <Rule
        title="The duties go with the product"
        good={
          <Disclosure title="Sposób użycia" headingLevel={3} open>
            1 kapsułka dziennie, w trakcie posiłku. Nie należy przekraczać zalecanej porcji do spożycia w ciągu dnia.
            Suplement diety nie może być stosowany jako substytut zróżnicowanej diety. Przechowywać w sposób niedostępny
            dla małych dzieci.
          </Disclosure>
        }
      >
        Daily portion, the warning not to exceed it, the sentence about a varied diet and the one about small children
        are on every product page before the order button, closed or open, and always in the HTML. Reviews of shoppers
        are advertising too as soon as the shop picks them out.
      </Rule>
    </Rules>
  );
}
