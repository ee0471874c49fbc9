export { DataPage } from '../../../features/information/policies/data-page.tsx';
