/** The product's name and public addresses. Nothing else spells them out but the manifest, which a test compares. */
export const brand = {
  name: 'Qubloom',
  tagline: 'Quantum Computing for Kids',
  headline: 'Quantum Computing for Young Minds',
  mascot: 'Qubi',
  supportEmail: 'support@qubloom.example',
  supportHours: 'Monday-Friday 9am-5pm EST',
  foundedYear: 2023,
  social: [
    { name: 'YouTube', url: 'https://www.youtube.com/@qubloom' },
    { name: 'Instagram', url: 'https://www.instagram.com/qubloom' },
    { name: 'GitHub', url: 'https://github.com/qubloom' },
  ],
} as const;
