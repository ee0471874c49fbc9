export { AccessibilityPage } from '../../../features/information/policies/accessibility-page.tsx';
