import { Disclosure } from '../../src/disclosure/index.ts';
import { Price } from '../../src/price/index.ts';
import { ProductCard } from '../../src/product-card/index.ts';
import { getSampleImage } from '../../src/story-utils/sample-images.ts';
import { samplePrice } from '../../src/story-utils/sample-text.ts';
import { Text } from '../../src/text/index.ts';
import { getExamples } from './examples/get-examples.ts';
import { Rule, Rules } from './rule.tsx';

/** Explains which claims about food supplements the European Union permits. */
export function HealthClaims() {
  const examples = getExamples();
  return (
    <Rules>
      <Rule
        title="Only authorized claims, in their own words"
        good={<Text>{examples.claimGood}</Text>}
        bad={<Text>{examples.claimBad}</Text>}
      >
        Regulation (EC) 1924/2006 forbids every claim about health that is not on a list, the first of which is
        regulation (EU) 432/2012. Each has its wording in every language of the Union and its condition, for vitamins at
        least 15 % of the reference intake in a daily portion. The nutrient does it, not the product, and not the brand.
      </Rule>
      <Rule
        title="Never treat, heal or prevent"
        good={<Text>{examples.healGood}</Text>}
        bad={<Text>{examples.healBad}</Text>}
      >
        A supplement is food. Directive 2002/46/EC forbids claims that it prevents, treats or cures a disease. Article
        12 of the regulation forbids references to individual doctors, promises of a rate of weight loss, and
        suggestions that health suffers without it.
      </Rule>
      <Rule
        title={`“${examples.legalName}” is next to the name`}
        good={
          <ProductCard
            name={examples.product}
            subtitle={examples.productSubtitle}
            href="#"
            imageSrc={getSampleImage(examples.productLabel)}
            price={<Price final={samplePrice(3490)} />}
          />
        }
        bad={<Text>{examples.productBad}</Text>}
      >
        The words are the legal name of the food. {examples.nameNote}
      </Rule>
      <Rule
        title="The duties go with the product"
        good={
          <Disclosure title={examples.use} headingLevel={3} open>
            {examples.useText}
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
