import type { oas31 } from 'zod-openapi';

type Schema = oas31.SchemaObject | oas31.ReferenceObject;

/** A schema as people read it, in the manner of TypeScript; what a member means stands behind it. */
export function schemaText(schema: Schema, indent = ''): string {
  if (isReference(schema)) return nameOf(schema);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return some.map((one) => schemaText(one, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => schemaText(one, indent)).join(' & ');
  if (schema.items && !Array.isArray(schema.items)) return listText(schemaText(schema.items, indent));
  if (schema.properties && Object.keys(schema.properties).length > 0) return objectText(schema, indent);
  if (typeof schema.additionalProperties === 'object' && Object.keys(schema.additionalProperties).length > 0) {
    return `Record<string, ${schemaText(schema.additionalProperties, indent)}>`;
  }
  return [schema.type ?? 'unknown'].flat().join(' | ');
}

function isReference(schema: Schema): schema is oas31.ReferenceObject {
  return schema.$ref !== undefined;
}

/** Last part of `#/components/schemas/Card`. */
function nameOf({ $ref }: oas31.ReferenceObject): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

function listText(item: string): string {
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectText({ properties = {}, required = [] }: oas31.SchemaObject, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const about = 'description' in schema && schema.description ? `  // ${schema.description}` : '';
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(schema, inner)}${about}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}
