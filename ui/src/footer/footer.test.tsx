// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FacebookIcon } from '../icon/index.ts';
import { CaptchaNotice, CheckoutFooter, FollowUs, Footer } from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const groups = [
  {
    id: 'account',
    title: 'Konto',
    links: [
      { id: 'signIn', label: 'Zaloguj się' },
      { id: 'orders', label: 'Zamówienia', href: '/order-history' },
    ],
  },
  { id: 'help', title: 'Pomoc', links: [{ id: 'returns', label: 'Zwroty' }] },
];

describe('Footer', () => {
  it('[FRM-17] shows an item without a path as plain text', () => {
    render(<Footer groups={groups} copyright="© 2026 Witryna" />);
    expect(screen.getByText('Zaloguj się').tagName).toBe('SPAN');
    expect(screen.getByText('Zwroty').tagName).toBe('SPAN');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Zamówienia', '/order-history'],
    ]);
  });

  it('[G-3] is the content information, with a navigation for each group, named by its heading', () => {
    render(<Footer groups={groups} copyright="© 2026 Witryna" brand="Newsletter" extra="Facebook" />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(within(footer.getByRole('navigation', { name: 'Konto' })).getAllByRole('listitem')).toHaveLength(2);
    expect(footer.getByRole('navigation', { name: 'Pomoc' })).toBeDefined();
    expect(footer.getByRole('heading', { level: 2, name: 'Konto' })).toBeDefined();
    expect(footer.getByText('© 2026 Witryna')).toBeDefined();
    expect(footer.getByText('Facebook')).toBeDefined();
  });

  it('has a different class when it reserves space for the summary of the cart page', () => {
    const look = (spacing: 'none' | 'mobileCart') =>
      render(<Footer groups={[]} copyright="" spacing={spacing} />).container.firstElementChild?.className;
    expect(look('none')).not.toBe(look('mobileCart'));
  });
});

describe('CheckoutFooter', () => {
  it('is the content information with the copyright and a block of links', () => {
    render(<CheckoutFooter copyright="© 2026 Witryna" extra={<a href="/regulamin">Regulamin</a>} />);
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toBe('© 2026 WitrynaRegulamin');
  });
});

describe('parts of the footer', () => {
  const addresses = {
    captcha: { privacyHref: '/prywatnosc-captcha', termsHref: '/warunki-captcha' },
    social: [
      { href: 'https://facebook.example/witryna', label: 'Facebook', icon: <FacebookIcon data-testid="logo" /> },
      { href: 'https://instagram.example/witryna', label: 'Instagram' },
    ],
  };
  const links = () =>
    Object.fromEntries(screen.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')]));

  it('[FRM-15] [FRM-20] include the newsletter and the switchers', () => {
    render(
      <Footer
        groups={[]}
        copyright=""
        newsletter={<form aria-label="Newsletter" />}
        switchers={<button>PLN</button>}
      />,
    );
    expect(screen.getByRole('form', { name: 'Newsletter' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'PLN' })).toBeDefined();
  });

  it('[FRM-19] include the notice about the captcha service', () => {
    render(<Footer groups={[]} copyright="" captcha={<CaptchaNotice {...addresses.captcha} />} />);
    expect(screen.getByText(/protected by reCAPTCHA/)).toBeDefined();
    expect(links()).toEqual({
      'Google’s privacy policy': '/prywatnosc-captcha',
      'Google’s terms of service': '/warunki-captcha',
    });
  });

  it('[FRM-21] include Follow Us with Facebook and Instagram', () => {
    render(
      <Footer groups={[]} copyright="" social={<FollowUs links={addresses.social} followLabel="Obserwuj nas" />} />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Obserwuj nas' })).toBeDefined();
    expect(links()).toEqual({
      Facebook: 'https://facebook.example/witryna',
      Instagram: 'https://instagram.example/witryna',
    });
  });

  it('show two networks with the same URL', () => {
    const onError = vi.spyOn(console, 'error');
    render(<FollowUs links={['Facebook', 'Messenger'].map((label) => ({ href: '/kontakt', label }))} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent.trim())).toEqual(['Facebook', 'Messenger']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('show the logo of a social network before its name', () => {
    render(<FollowUs links={addresses.social} />);
    expect(screen.getByRole('link', { name: 'Facebook' }).firstElementChild).toBe(screen.getByTestId('logo'));
  });

  it('[FRM-16] [FRM-18] include the three given groups with their links', () => {
    render(
      <Footer
        copyright=""
        groups={['account', 'about', 'help'].map((id) => ({
          id,
          title: id,
          links: [{ id: 'a', label: 'O nas', href: '/about-us' }],
        }))}
      />,
    );
    expect(screen.getAllByRole('navigation')).toHaveLength(3);
    expect(links()).toEqual({ 'O nas': '/about-us' });
  });

  it('omit what is not given, and forward ref, className and attributes', () => {
    const ref = createRef<HTMLElement>();
    const { container } = render(
      <Footer ref={ref} className="own" id="footer" groups={[]} copyright="© 2026 Witryna" />,
    );
    expect(container.textContent).toBe('© 2026 Witryna');
    expect([ref.current?.id, ref.current?.classList.contains('own')]).toEqual(['footer', true]);
  });
});
