import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { oas31 } from 'zod-openapi';
import { DOCUMENT } from '@/app/api/v1/document';
import { siteOrigin } from '@/lib/accounts/site-url';
import type { Operation } from '@/lib/http/openapi/operation';
import { schemaText } from '@/lib/http/openapi/schema-text';

interface OperationPartProps {
  method: Operation['method'];
  /** As the document has it, `/cards/{code}`. */
  path: string;
}

const examplesSchema = z.array(
  z.object({
    summary: z.string(),
    method: z.string(),
    address: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.unknown().optional(),
  }),
);

/** One operation: what it is asked with, what it answers and how both look. */
export async function OperationPart({ method, path }: OperationPartProps) {
  const t = await getTranslations('api');
  const operation = DOCUMENT.paths?.[path]?.[method];
  if (!operation) return null;
  const { operationId, summary, description, parameters = [], requestBody, responses = {} } = operation;
  const examples = examplesSchema.parse(operation['x-examples']);
  const body = requestBody && 'content' in requestBody ? requestBody.content['application/json']?.schema : undefined;
  const [goodStatus = '200', good] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const answers = Object.entries(contentOf(good));
  const scopes = (operation.security ?? []).flatMap((one) => Object.values(one).flat());
  return (
    <article className="api-operation" id={operationId}>
      <h3 lang="en">{summary}</h3>
      <p className="api-address">
        <code>
          <b>{method.toUpperCase()}</b> /api/v1{path}
        </code>
      </p>
      {description && <p lang="en">{withCode(description)}</p>}
      {scopes.length > 0 && (
        <p>{t.rich('scope', { scopes: scopes.join(', '), code: (text) => <code>{text}</code> })}</p>
      )}
      {parameters.length > 0 && (
        <>
          <h4>{t('parameters')}</h4>
          <dl className="api-parameters" lang="en">
            {parameters.map((parameter) =>
              'name' in parameter ? (
                <div key={parameter.name}>
                  <dt>
                    <code>{parameter.name}</code>
                    {parameter.schema && <code className="text-soft">{schemaText(parameter.schema)}</code>}
                  </dt>
                  {parameter.description && <dd>{withCode(parameter.description)}</dd>}
                </div>
              ) : null,
            )}
          </dl>
        </>
      )}
      {body && (
        <>
          <h4>{t('body')}</h4>
          <pre className="api-code" lang="en">
            <code>{schemaText(body)}</code>
          </pre>
        </>
      )}
      <h4>{goodStatus === '200' ? t('answer') : t('answerOf', { status: goodStatus })}</h4>
      {answers.map(([mediaType, { schema }]) => (
        <pre key={mediaType} className="api-code" lang="en">
          <code>{mediaType === 'application/json' && schema ? schemaText(schema) : mediaType}</code>
        </pre>
      ))}
      <p className="text-soft">
        {t('refusals', {
          statuses: Object.keys(responses)
            .filter((status) => status !== goodStatus)
            .join(', '),
        })}
      </p>
      <h4>{t('examples')}</h4>
      <ul className="api-examples">
        {examples.map((example) => (
          <li key={example.summary}>
            <span lang="en">{example.summary}</span>
            <pre className="api-code">
              <code>{commandOf(example)}</code>
            </pre>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** What stands between backquotes is code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

type Content = NonNullable<oas31.ResponseObject['content']>;

function contentOf(response: oas31.ResponseObject | oas31.ReferenceObject | undefined): Content {
  return response && 'content' in response ? (response.content ?? {}) : {};
}

/** The example as one types it in a terminal; the token comes from the shell's own variable. */
function commandOf({ method, address, headers = {}, body }: z.infer<typeof examplesSchema>[number]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const sent = Object.entries(headers).map(([name, value]) =>
    name === 'authorization' ? `-H "Authorization: ${value}"` : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const data = body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`];
  const verb = method === 'GET' ? '' : `-X ${method} `;
  return [`curl ${verb}${quoted(`${siteOrigin()}${address}`)}`, ...sent, ...data].join(' \\\n  ');
}
