/** Pages that the emails to parents link to. */
export { ConsentPage } from '../../../features/consent/consent-page.tsx';
export { ParentPage } from '../../../features/consent/parent-page.tsx';
