/** Account recovery by email. Each page has only the code of one form, so they load together. */
export { ForgotPasswordPage } from '../../../features/accounts/recovery/forgot-password-page.tsx';
export { ResetPasswordPage } from '../../../features/accounts/recovery/reset-password-page.tsx';
export { ConfirmAddressPage } from '../../../features/accounts/recovery/confirm-address-page.tsx';
