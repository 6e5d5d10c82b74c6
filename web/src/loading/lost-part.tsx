import { Component, createContext, createElement, useContext } from 'react'
import type { ComponentType, ErrorInfo, ReactNode } from 'react'

export interface LostPartProps {
  readonly error: unknown
  /** Asks for it again. */
  readonly onRetry: () => void
}

/** What stands in the place of a part that cannot be drawn; the application gives it, with its words. */
const LostPart = createContext<ComponentType<LostPartProps>>(() => null)
export const LostPartProvider = LostPart.Provider

interface ContainedProps {
  readonly onRetry: () => void
  /** Instead of the usual words. */
  readonly lost: ComponentType<LostPartProps> | undefined
  readonly children: ReactNode
}

interface ContainedState {
  readonly failed?: { readonly error: unknown } | undefined
}

/** An error in a part stays in its place; the rest of the page works. */
export class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = {}

  static getDerivedStateFromError(error: unknown): ContainedState {
    return { failed: { error } }
  }

  override componentDidCatch(_error: unknown, _info: ErrorInfo) {
    // React has logged it; LostPart reports what is an error of ours.
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    const onRetry = () => {
      this.props.onRetry()
      this.setState({ failed: undefined })
    }
    return <Lost error={failed.error} onRetry={onRetry} lost={this.props.lost} />
  }
}

/** The words of a part that cannot be drawn. */
function Lost({ lost, ...props }: LostPartProps & Pick<ContainedProps, 'lost'>) {
  const usual = useContext(LostPart)
  return createElement(lost ?? usual, props)
}
