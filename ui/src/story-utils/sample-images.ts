/**
 * Address of a rendered packshot for stories: a jar on no background, with its name on the label. No network is needed.
 */
export function getSampleImage(name: string, glass = '#a8611c'): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400">
    <rect x="108" y="96" width="104" height="34" rx="8" fill="#2b2b28"/>
    <path d="M96 150q0-20 20-20h88q20 0 20 20v150q0 14-14 14H110q-14 0-14-14z" fill="${glass}"/>
    <rect x="96" y="182" width="128" height="96" fill="#fbfaf6"/>
    <text x="160" y="236" text-anchor="middle" font-family="sans-serif" font-size="18" font-weight="700" fill="#1e4b38">${name}</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
