import { createTransport } from 'nodemailer';
import { log } from '@/lib/log/log';
import { siteOrigin } from '../site-url';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The address the mail is about. Without a mail server it goes to the log, for whoever runs the site to hand on. */
  link?: string;
}

/** Whether mails leave the house: SMTP_URL, as nodemailer reads it (`smtps://user:password@mail.example`). */
export function mailsLeave(): boolean {
  return Boolean(process.env.SMTP_URL);
}

/**
 * Sends a mail, or logs its link where there is no mail server. Never throws: whether an address got mail must not
 * show in an answer. A failure is logged without address, link or text.
 */
export async function sendMail({ to, subject, text, link }: Mail): Promise<void> {
  const server = process.env.SMTP_URL;
  if (!server) {
    if (link) log.info({ link }, `SMTP_URL is not set, so this link was not mailed: ${subject}`);
    return;
  }
  try {
    const from = process.env.MAIL_FROM ?? `Kage Codex <no-reply@${new URL(siteOrigin()).hostname}>`;
    await createTransport(server, { from }).sendMail({ to, subject, text });
  } catch (err) {
    log.error({ err: { name: 'MailError', code: Reflect.get(Object(err), 'code') } }, 'A mail could not be sent');
  }
}
