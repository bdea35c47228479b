import type { SeedCmsPageTexts } from '../../../../backend/index.ts';
import { article } from '../../markup/article.ts';

/** What the shop does with personal data. */
export const privacy: SeedCmsPageTexts = {
  title: 'Privacy policy',
  metaDescription: 'What data the Witryna shop collects, why, how long it keeps them and what rights you have.',
  contentHeading: 'Privacy policy',
  content: article([
    [
      'Who is responsible for your data',
      '<p>The controller of your data is Witryna sp. z o.o. Write to <a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a> in all matters of data. The shop is a demonstration of software: do not enter real personal data or the number of a real card.</p>',
    ],
    [
      'What data and why',
      '<table><thead><tr><th scope="col">Data</th><th scope="col">Purpose</th><th scope="col">Legal basis</th><th scope="col">How long</th></tr></thead><tbody>' +
        '<tr><td>Name, address, telephone, email</td><td>fulfilling your order</td><td>contract, Art. 6(1)(b) GDPR</td><td>until claims become time-barred</td></tr>' +
        '<tr><td>Data on the receipt</td><td>accounting</td><td>legal obligation, Art. 6(1)(c) GDPR</td><td>5 years from the end of the tax year</td></tr>' +
        '<tr><td>Account data, wishlist, favourite store</td><td>running your account</td><td>contract, Art. 6(1)(b) GDPR</td><td>until you delete your account</td></tr>' +
        '<tr><td>Email for the newsletter</td><td>sending the newsletter</td><td>consent, Art. 6(1)(a) GDPR</td><td>until you withdraw your consent</td></tr>' +
        '<tr><td>Contents of your message</td><td>answering you</td><td>legitimate interest, Art. 6(1)(f) GDPR</td><td>one year from the answer</td></tr>' +
        '</tbody></table>',
    ],
    [
      'Who receives them',
      '<p>Only those without whom your order would come to nothing: the carrier, the payment provider, the bank and the accountants. We do not sell data, do not transfer them outside the European Economic Area and do not use them for profiling.</p>',
    ],
    [
      'What stays in your browser',
      '<p>The shop uses no tracking cookies and no advertising scripts. In the browser’s storage it keeps what shopping needs: the identifier of your cart, your sign-in, the details of an order you have started and your place on a scrolled page. You can delete them in the settings of your browser.</p>',
    ],
    [
      'Your rights',
      '<ul><li>access to your data and a copy of them,</li><li>rectification, erasure and restriction of processing,</li><li>data portability,</li><li>objection to processing based on legitimate interest,</li><li>withdrawal of consent at any time, without affecting what happened before,</li><li>a complaint to the President of the Personal Data Protection Office in Poland.</li></ul>',
    ],
  ]),
};
