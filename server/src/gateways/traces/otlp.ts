import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as spans, type Span as Told } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { Span, Trace, Tracer } from '../../platform/http/trace.ts'

/** A collector that is away holds up no stop for longer. */
const longestExportMs = 2000

export interface TracesSetting {
  /** Where spans go by OTLP over HTTP: the address of a collector, without `/v1/traces`. */
  readonly endpoint: string
  /** The share of calls that is traced, of those whose caller has not decided it: 0 to 1. */
  readonly ratio: number
  readonly version: string
}

function contextOf({ id, parent }: Trace) {
  const [, , spanId = '', flags = '00'] = parent.split('-')
  return spans.setSpanContext(ROOT_CONTEXT, {
    traceId: id,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  })
}

/**
 * Sends spans of calls to a collector, in batches and beside the work: what cannot be sent is dropped, and no call waits for
 * it. Headers (`OTEL_EXPORTER_OTLP_HEADERS`) are the library's own setting.
 */
export function openOtlpTracer({ endpoint, ratio, version }: TracesSetting): Tracer {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': 'endoll', 'service.version': version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: longestExportMs,
        }),
        exportTimeoutMillis: longestExportMs,
      }),
    ],
  })
  const tracer = provider.getTracer('endoll', version)

  const spanOf = (told: Told): Span => {
    const { traceId, spanId, traceFlags } = told.spanContext()
    return {
      trace: { id: traceId, parent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}` },
      end: ({ name, attributes, failed }) => {
        if (name !== undefined) told.updateName(name)
        if (attributes) told.setAttributes(attributes)
        if (failed) told.setStatus({ code: SpanStatusCode.ERROR })
        told.end()
      },
      begin: (name, attributes, startedMs = 0) => {
        const startTime = startedMs > 0 ? performance.timeOrigin + performance.now() - startedMs : undefined
        const options = { kind: SpanKind.CLIENT, attributes, ...(startTime !== undefined && { startTime }) }
        return spanOf(tracer.startSpan(name, options, spans.setSpan(ROOT_CONTEXT, told)))
      },
    }
  }
  return {
    beginCall: (given) =>
      spanOf(tracer.startSpan('call', { kind: SpanKind.SERVER }, given ? contextOf(given) : ROOT_CONTEXT)),
    close: () => provider.shutdown(),
  }
}
