import { FacebookIcon, InstagramIcon } from '@witryna/ui/icon';
import { expect, it } from 'vitest';
import { getSocialLinks } from './social-links.tsx';

it('[FRM-21] keeps the networks of the merchant in their order, with the logos of Facebook and Instagram', () => {
  expect(
    getSocialLinks(
      '<p><a href="https://www.instagram.com/boots">Instagram</a> <a href="https://www.tiktok.com/@boots">TikTok</a> <a href="https://facebook.com/boots">Facebook</a></p>',
    ),
  ).toEqual([
    { href: 'https://www.instagram.com/boots', label: 'Instagram', icon: <InstagramIcon /> },
    { href: 'https://www.tiktok.com/@boots', label: 'TikTok', icon: undefined },
    { href: 'https://facebook.com/boots', label: 'Facebook', icon: <FacebookIcon /> },
  ]);
});

it('gives no logo to a host that only ends in the same letters, nor to a path of the shop', () => {
  const icons = getSocialLinks('<a href="https://notfacebook.com/x">Forum</a><a href="/blog">Blog</a>').map(
    ({ icon }) => icon,
  );
  expect(icons).toEqual([undefined, undefined]);
});

it('leaves out links without a text', () => {
  expect(getSocialLinks('<a href="https://www.youtube.com/@boots"><img src="/youtube.png" alt=""></a>')).toEqual([]);
});
